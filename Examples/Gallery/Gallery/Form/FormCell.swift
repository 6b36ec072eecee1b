import UIKit

/// A row of a form with its control.
final class FormCell: RowCell {
    private var row: FormRow?
    private var onChange: () -> Void = {}
    private lazy var toggle = makeToggle()
    private lazy var slider = makeSlider()
    private lazy var stepper = StepperView { [weak self] in self?.step(by: $0) }

    func show(_ row: FormRow, onChange: @escaping () -> Void) {
        self.row = row
        self.onChange = onChange
        titleLabel.text = row.title
        titleLabel.textColor = .label
        accessoryView = nil
        trail = nil
        switch row.kind {
        case .choice: break
        case .toggle: accessoryView = toggle
        case .slider: trail = Lead(slider, CGSize(width: 180, height: 31), gap: 16)
        case .stepper: accessoryView = stepper
        case .action: titleLabel.textColor = tintColor
        }
        update()
        setNeedsLayout()
    }

    /// Shows the present value.
    func update() {
        guard let row else { return }
        accessoryType = .none
        captionLabel.text = nil
        switch row.kind {
        case .choice(let isChosen, _): accessoryType = isChosen() ? .checkmark : .none
        case .toggle(let get, _): toggle.isOn = get()
        case .slider(let range, let get, _):
            slider.minimumValue = Float(range.lowerBound)
            slider.maximumValue = Float(range.upperBound)
            if !slider.isTracking { slider.value = Float(get()) }
        case .stepper(let value, _): stepper.value = value()
        case .action: break
        }
        accessibilityTraits = isChosenOrAction ? .button : .none
    }

    private var isChosenOrAction: Bool {
        switch row?.kind {
        case .choice, .action: true
        default: false
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if case .action = row?.kind { titleLabel.textColor = tintColor }
    }

    // MARK: Controls

    private func makeToggle() -> UISwitch {
        let toggle = UISwitch()
        toggle.addAction(
            UIAction { [weak self] _ in
                guard let self, case .toggle(_, let set) = row?.kind else { return }
                set(self.toggle.isOn)
                onChange()
            }, for: .valueChanged)
        return toggle
    }

    private func makeSlider() -> UISlider {
        let slider = UISlider()
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self, case .slider(_, _, let set) = row?.kind else { return }
                set(CGFloat(self.slider.value))
            }, for: .valueChanged)
        return slider
    }

    private func step(by amount: Int) {
        guard case .stepper(_, let step) = row?.kind else { return }
        step(amount)
        onChange()
    }
}
