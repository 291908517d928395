import ComponentFlow

extension Stage {
    /// Checks what the stage shows, and returns what people with disabilities cannot use.
    ///
    /// Only elements that are visible in the window are checked. The rules ``AccessibilityAudit/Rule/clippedText``,
    /// ``AccessibilityAudit/Rule/overlappingText`` and ``AccessibilityAudit/Rule/brokenWord`` show the content in the largest
    /// text size for a moment; ``AccessibilityAudit/Rule/focusTrap`` presses the Tab key once for each element, and may type
    /// a tab into a text view that does not let the focus go; the focus is moved back afterwards.
    ///
    /// - Parameters:
    ///   - rules: The rules to check; by default all.
    ///   - exemptions: Elements to which one of these rules does not apply. One that no element needs is a finding, too.
    public func auditAccessibility(
        _ rules: [AccessibilityAudit.Rule] = AccessibilityAudit.Rule.allCases,
        exempting exemptions: [AccessibilityAudit.Exemption] = []
    ) -> [AccessibilityAudit.Finding] {
        clock.install()
        prepareFrame()
        let all = rules.flatMap { findings(of: $0) }
        let exemptions = exemptions.filter { rules.contains($0.rule) }
        let unused = exemptions.filter { exemption in !all.contains { exemption.applies(to: $0) } }
        return all.filter { finding in !exemptions.contains { $0.applies(to: finding) } } + unused.map(\.unused)
    }

    private func findings(of rule: AccessibilityAudit.Rule) -> [AccessibilityAudit.Finding] {
        switch rule {
        case .missingName: NameAudit.missingNames(in: window)
        case .duplicateName: NameAudit.duplicateNames(in: AccessibilityScene(window))
        case .contrast: ContrastAudit.findings(on: self)
        case .targetSize: TargetAudit.findings(in: AccessibilityScene(window))
        case .clippedText: ClippingAudit.findings(on: self)
        case .overlappingText: OverlapAudit.findings(on: self)
        case .brokenWord: BrokenWordAudit.findings(on: self)
        case .order: FocusAudit.wrongOrder(in: window)
        case .focusTrap: FocusAudit.traps(on: self)
        }
    }
}
