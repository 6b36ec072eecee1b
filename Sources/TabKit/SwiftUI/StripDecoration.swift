import SwiftUI

/// The views of SwiftUI in a strip: its indicator and its accessories.
@MainActor final class StripDecoration {
    private var indicator: HostedView?
    private var leading: HostedView?
    private var trailing: HostedView?

    /// Shows what the options say now.
    func update(
        _ strip: TabStrip, _ behavior: TabPagesOptions.Behavior, _ environment: EnvironmentValues,
        owner: UIViewController?
    ) {
        indicator = update(indicator, behavior.indicator, environment, owner)
        leading = update(leading, behavior.leadingAccessory, environment, owner)
        trailing = update(trailing, behavior.trailingAccessory, environment, owner)
        if strip.indicatorView !== indicator { strip.indicatorView = indicator }
        if strip.leadingAccessoryView !== leading { strip.leadingAccessoryView = leading }
        if strip.trailingAccessoryView !== trailing { strip.trailingAccessoryView = trailing }
    }

    private func update(
        _ view: HostedView?, _ make: (@MainActor () -> AnyView)?, _ environment: EnvironmentValues,
        _ owner: UIViewController?
    ) -> HostedView? {
        guard let make else {
            view?.join(nil)
            return nil
        }
        let content = AnyView(make().environment(\.self, environment))
        let view = view ?? HostedView(content)
        view.content = content
        view.join(owner)
        return view
    }
}
