/// Which drawing stands in for which of SF Symbols'.
///
/// A name that ends in `.fill` and isn't listed gets the filled drawing of the name before it, if there is one.
enum SymbolTable {
    static func file(for name: String) -> String? {
        if let file = files[name] { return file }
        guard name.hasSuffix(".fill"), let outline = files[String(name.dropLast(5))] else { return nil }
        return outline + "-fill"
    }

    private static let files: [String: String] = [
        // Places and people
        "house": "house", "person": "person", "person.2": "people", "person.3": "people",
        "person.circle": "person-circle", "person.crop.circle": "person-circle",
        "person.circle.fill": "person-circle", "person.crop.circle.fill": "person-circle",
        "person.badge.plus": "person-plus", "map": "map", "mappin": "geo", "mappin.circle": "geo-alt",
        "mappin.and.ellipse": "geo-alt", "location": "cursor", "globe": "globe", "building": "building",
        "building.2": "buildings", "storefront": "shop", "graduationcap": "mortarboard", "figure.walk": "person",
        // Media
        "music.note": "music-note", "music.note.list": "music-note-list", "film": "film", "tv": "tv",
        "headphones": "headphones", "play": "play", "pause": "pause", "stop": "stop", "forward": "fast-forward",
        "backward": "rewind", "play.circle": "play-circle", "pause.circle": "pause-circle",
        "play.rectangle": "play-btn",
        "shuffle": "shuffle", "repeat": "repeat", "camera": "camera", "photo": "image",
        "photo.on.rectangle": "images", "video": "camera-video", "mic": "mic", "mic.slash": "mic-mute",
        "speaker": "volume-off", "speaker.wave.2": "volume-up", "speaker.slash": "volume-mute",
        "gamecontroller": "controller", "book": "book", "books.vertical": "bookshelf", "bookmark": "bookmark",
        "newspaper": "newspaper", "newspaper.fill": "newspaper", "dot.radiowaves.left.and.right": "broadcast",
        "radio": "boombox", "square.stack": "collection", "square.stack.fill": "collection-fill",
        "film.fill": "film", "gamecontroller.fill": "controller", "books.vertical.fill": "bookshelf",
        // Marks
        "heart": "heart", "heart.slash": "heartbreak", "star": "star", "star.leadinghalf.filled": "star-half",
        "bell": "bell", "bell.slash": "bell-slash", "flag": "flag", "tag": "tag", "bolt": "lightning", "flame": "fire",
        "flame.fill": "fire", "trophy": "trophy", "gift": "gift", "crown": "award", "hand.thumbsup": "hand-thumbs-up",
        "hand.thumbsdown": "hand-thumbs-down", "sparkles": "stars", "lock": "lock", "lock.open": "unlock", "key": "key",
        "shield": "shield", "eye": "eye", "eye.slash": "eye-slash", "pin": "pin-angle", "face.smiling": "emoji-smile",
        // Actions
        "magnifyingglass": "search", "plus": "plus-lg", "minus": "dash-lg", "plus.circle": "plus-circle",
        "minus.circle": "dash-circle", "plus.square": "plus-square", "plus.app": "plus-square",
        "square.and.pencil": "pencil-square", "pencil": "pencil", "trash": "trash",
        "square.and.arrow.up": "box-arrow-up",
        "square.and.arrow.down": "box-arrow-down", "arrow.clockwise": "arrow-clockwise",
        "arrow.counterclockwise": "arrow-counterclockwise", "arrow.up": "arrow-up", "arrow.down": "arrow-down",
        "arrow.left": "arrow-left", "arrow.right": "arrow-right", "arrow.up.arrow.down": "arrow-down-up",
        "arrow.left.arrow.right": "arrow-left-right", "chevron.left": "chevron-left", "chevron.right": "chevron-right",
        "chevron.up": "chevron-up", "chevron.down": "chevron-down", "chevron.up.chevron.down": "chevron-expand",
        "chevron.backward": "chevron-left",
        "chevron.forward": "chevron-right", "checkmark": "check-lg", "checkmark.circle": "check-circle",
        "checkmark.square": "check-square", "xmark": "x-lg", "xmark.circle": "x-circle", "xmark.square": "x-square",
        "ellipsis": "three-dots", "ellipsis.circle": "three-dots", "line.3.horizontal": "list",
        "slider.horizontal.3": "sliders", "line.3.horizontal.decrease.circle": "filter-circle",
        "paperplane": "send", "power": "power", "link": "link-45deg", "paperclip": "paperclip",
        "ellipsis.circle.fill": "three-dots",
        // Shapes and lists
        "circle": "circle", "square": "square", "triangle": "triangle", "diamond": "diamond", "hexagon": "hexagon",
        "list.bullet": "list-ul", "list.number": "list-ol", "list.bullet.rectangle": "card-list",
        "square.grid.2x2": "grid", "square.grid.3x2": "grid-3x2", "square.grid.3x3": "grid-3x3",
        "rectangle.grid.1x2": "view-stacked", "rectangle.split.3x1": "segmented-nav",
        "chart.bar": "bar-chart", "chart.pie": "pie-chart",
        "chart.line.uptrend.xyaxis": "graph-up", "waveform": "soundwave", "infinity": "infinity",
        "info.circle": "info-circle", "questionmark.circle": "question-circle",
        "exclamationmark.circle": "exclamation-circle", "exclamationmark.triangle": "exclamation-triangle",
        "list.bullet.rectangle.fill": "card-list", "rectangle.grid.1x2.fill": "view-stacked",
        "square.grid.3x2.fill": "grid-3x2-gap-fill", "square.grid.3x3.fill": "grid-3x3-gap-fill",
        // Things
        "gear": "gear", "gearshape": "gear", "gearshape.2": "gear-wide-connected", "wrench": "wrench",
        "wrench.fill": "wrench-adjustable", "wrench.and.screwdriver": "tools", "wrench.and.screwdriver.fill": "tools",
        "hammer": "hammer", "paintbrush": "brush", "paintpalette": "palette", "folder": "folder",
        "textformat": "fonts", "doc": "file-earmark", "doc.text": "file-earmark-text", "tray": "inbox",
        "archivebox": "archive",
        "envelope": "envelope", "message": "chat", "bubble.left": "chat-left", "bubble.right": "chat-right",
        "phone": "telephone", "iphone": "phone", "ipad": "tablet", "laptopcomputer": "laptop",
        "desktopcomputer": "display", "cart": "cart", "bag": "bag", "basket": "basket", "creditcard": "credit-card",
        "wallet.pass": "wallet2", "calendar": "calendar", "clock": "clock", "alarm": "alarm", "timer": "stopwatch",
        "stopwatch": "stopwatch", "hourglass": "hourglass-split", "printer": "printer", "lightbulb": "lightbulb",
        "umbrella": "umbrella", "cube": "box", "shippingbox": "box-seam", "puzzlepiece": "puzzle", "wifi": "wifi",
        "antenna.radiowaves.left.and.right": "broadcast-pin", "cup.and.saucer": "cup-hot", "fork.knife": "egg-fried",
        "scissors": "scissors", "qrcode": "qr-code", "barcode": "upc", "eyeglasses": "eyeglasses",
        "rocket": "rocket", "keyboard": "keyboard", "questionmark": "question-lg", "exclamationmark": "exclamation-lg",
        "hammer.fill": "hammer", "wallet.pass.fill": "wallet-fill",
        // Nature and travel
        "cloud": "cloud", "cloud.rain": "cloud-rain", "sun.max": "sun", "sun.min": "brightness-low", "moon": "moon",
        "moon.stars": "moon-stars", "snowflake": "snow", "drop": "droplet", "wind": "wind", "leaf": "tree",
        "tree": "tree", "bicycle": "bicycle", "car": "car-front", "bus": "bus-front", "tram": "train-front",
        "airplane": "airplane", "fuelpump": "fuel-pump", "ticket": "ticket-perforated",
    ]
}
