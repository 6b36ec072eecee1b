/// What the right-to-left screen shows.
enum ArabicContent {
    struct Section: Hashable {
        var title: String
        var entries: [Entry]
    }

    static let sections = [
        Section(title: "موسيقى", entries: music),
        Section(title: "أفلام", entries: films),
        Section(title: "كتب", entries: books),
        Section(title: "أخبار محلية", entries: music + books),
        Section(title: "رياضة", entries: films),
        Section(title: "سفر", entries: books),
        Section(title: "علوم", entries: music),
        Section(title: "مطبخ", entries: films + music),
    ]

    private static let music = [
        Entry("نوافذ على البحر", "فرقة الميناء", .horizon, .dusk),
        Entry("فوانيس من ورق", "ليلى الحداد", .rings, .clay),
        Entry("إحدى عشرة غرفة", "رسّامو الخرائط", .quarters, .sea),
        Entry("حافلة الليل", "المظلّة الثانية", .moon, .night),
        Entry("حساب المروج", "رباعي سليم نور", .hills, .moss),
        Entry("همس المذياع", "بستان الراديو", .bars, .plum),
        Entry("ما قاله الفنار", "طارق الساحلي", .horizon, .sky),
        Entry("درّاجات مستعارة", "ميكانيكيو الأحد", .rings, .sun),
    ]

    private static let films = [
        Entry("ابنة رسّام الخرائط", "دراما", "ساعة و٥٢ دقيقة", .hills, .clay),
        Entry("تسع محطات إلى منتصف الليل", "إثارة", "ساعة و٣٨ دقيقة", .bars, .night),
        Entry("مدار قمر صغير", "خيال علمي", "ساعتان و١١ دقيقة", .moon, .ink),
        Entry("طريق الملح", "مغامرة", "ساعتان و٤ دقائق", .horizon, .sun),
        Entry("تحت بحر من زجاج", "وثائقي", "ساعة و٢٤ دقيقة", .rings, .sea),
        Entry("ثلاثون طائرة ورقية", "عائلي", "ساعة و٣٣ دقيقة", .hills, .moss),
    ]

    private static let books = [
        Entry("دليل الانتظار", "سعاد منصور", "الفصل ١٢ من ٢٠", .rings, .moss),
        Entry("الطقس في الطابق العلوي", "يوسف كمال", "انتهيت في مارس", .horizon, .sky),
        Entry("رسائل إلى صانع أقفال", "هدى العلي", "الفصل ٣ من ٣١", .quarters, .ink),
        Entry("كيف تفكّر الجسور", "مراد سالم", "عيّنة", .bars, .clay),
        Entry("سبعة أنواع من الصمت", "سعاد منصور", "جديد", .moon, .night),
        Entry("تاريخ موجز للأبواب", "مريم ناصر", "انتهيت العام الماضي", .quarters, .rose),
    ]
}
