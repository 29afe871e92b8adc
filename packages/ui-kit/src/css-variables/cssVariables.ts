/**
 * The CSS variables of each component with what holds where they are not set. Generated from the style sheets by
 * `pnpm exports`.
 */
export const cssVariables = {
  "area-picker": {
    "--el-area-picker-accent": "var(--el-color-accent)",
    "--el-area-picker-height": "min(56vh, 400px)",
    "--el-area-picker-tick": "var(--el-color-text-hot)",
  },
  "back-to-top": {
    "--el-back-to-top-bottom": "88px",
  },
  badge: {
    "--el-badge-fill": "var(--el-palette-hot)",
    "--el-badge-text": "var(--el-palette-ink)",
  },
  breadcrumbs: {
    "--el-breadcrumbs-text": "var(--el-text-12)",
  },
  button: {
    "--el-button-height": "var(--el-size-control)",
    "--el-button-padding": "24px",
    "--el-button-radius": "var(--el-radius-pill)",
  },
  carousel: {
    "--el-carousel-slide": "76%",
  },
  "case-card": {
    "--el-card-radius": "var(--el-radius-card)",
    "--el-case-card-ratio": "335 / 370",
  },
  choice: {
    "--el-choice-active": "var(--el-on-ground)",
    "--el-choice-border": "var(--el-on-ground-control)",
    "--el-choice-card-radius": "var(--el-radius-card)",
    "--el-choice-card-width": "100%",
    "--el-choice-chip-radius": "22px",
    "--el-choice-fill": "var(--el-color-surface)",
    "--el-choice-on-active": "var(--el-on-action)",
    "--el-field-border": "var(--el-color-border-control)",
    "--el-field-fill": "var(--el-color-surface)",
  },
  "code-input": {
    "--el-code-input-border": "var(--el-field-border)",
    "--el-code-input-cell": "48px",
    "--el-code-input-fill": "var(--el-field-fill)",
    "--el-code-input-gap": "8px",
    "--el-code-input-height": "56px",
    "--el-code-input-length": "6",
    "--el-code-input-pitch": "calc(var(--el-code-input-cell, 48px) + var(--el-code-input-gap, 8px))",
    "--el-code-input-radius": "var(--el-field-radius)",
    "--el-field-border": "var(--el-color-border-control)",
    "--el-field-fill": "var(--el-color-surface)",
    "--el-field-radius": "var(--el-radius-medium)",
  },
  "company-autocomplete": {
    "--el-company-autocomplete-border": "var(--el-color-line)",
    "--el-company-autocomplete-fill": "var(--el-color-surface)",
    "--el-company-autocomplete-match": "var(--el-color-text-hot)",
    "--el-company-autocomplete-radius": "var(--el-radius-card)",
    "--el-company-autocomplete-z": "var(--el-z-bar)",
  },
  dialog: {
    "--el-dialog-backdrop": "var(--el-color-backdrop)",
    "--el-dialog-keyboard": "0px",
    "--el-dialog-radius": "24px",
    "--el-dialog-width": "335px",
  },
  "error-summary": {
    "--el-error-summary-fill": "var(--el-palette-red-tint)",
    "--el-error-summary-line": "#b3171c33",
    "--el-error-summary-radius": "var(--el-radius-card)",
  },
  field: {
    "--el-field-border": "var(--el-color-border-control)",
    "--el-field-fill": "var(--el-color-surface)",
    "--el-field-height": "var(--el-size-control)",
    "--el-field-radius": "var(--el-radius-medium)",
  },
  "filter-chips": {
    "--el-filter-chips-bleed": "var(--el-space-gutter)",
    "--el-filter-chips-gap": "8px",
    "--el-filter-chips-padding": "14px",
    "--el-filter-chips-radius": "var(--el-radius-pill)",
  },
  footer: {
    "--el-footer-safe": "0px",
  },
  hero: {
    "--el-hero-title-size": "var(--el-text-48)",
    "--el-hero-tracking": "-0.035em",
  },
  highlight: {
    "--el-highlight-fill":
      "linear-gradient(transparent 58%, var(--el-highlight-stroke, #ffc9b8) 58% 94%, transparent 94%)",
    "--el-highlight-stroke": "#ffc9b8",
  },
  input: {
    "--el-field-border": "var(--el-color-border-control)",
    "--el-field-fill": "var(--el-color-surface)",
    "--el-field-radius": "var(--el-radius-medium)",
    "--el-input-radius": "var(--el-field-radius)",
  },
  "loading-bar": {
    "--el-loading-bar-fill": "var(--el-color-accent)",
    "--el-loading-bar-height": "3px",
  },
  logo: {
    "--el-logo-dot": "currentcolor",
  },
  "logo-wall": {
    "--el-logo-wall-columns": "",
  },
  "mobile-menu": {
    "--el-nav-bar-height": "var(--el-size-header)",
  },
  "nav-bar": {
    "--el-nav-bar-fill": "var(--el-color-ground)",
    "--el-nav-bar-height": "var(--el-size-header)",
  },
  "news-item": {
    "--el-news-item-thumb": "104px",
  },
  pagination: {
    "--el-pagination-radius": "var(--el-radius-pill)",
    "--el-pagination-size": "var(--el-size-touch)",
  },
  "password-input": {
    "--el-field-radius": "var(--el-radius-medium)",
    "--el-password-input-fair": "var(--el-on-ground)",
    "--el-password-input-good": "var(--el-color-text-mint)",
    "--el-password-input-weak": "var(--el-on-ground-error)",
    "--el-password-strength-bars": "3",
    "--el-password-strength-tone": "var(--el-password-input-weak, var(--el-on-ground-error))",
  },
  picture: {
    "--el-picture-radius": "0",
    "--el-picture-ratio": "",
  },
  popup: {
    "--el-popup-backdrop": "var(--el-color-backdrop)",
    "--el-popup-height": "100%",
    "--el-popup-keyboard": "0px",
    "--el-popup-radius": "24px",
  },
  "reason-list": {
    "--el-card-radius": "var(--el-radius-card)",
  },
  reveal: {
    "--el-reveal-order": "0",
  },
  "search-box": {
    "--el-field-border": "var(--el-color-border-control)",
    "--el-field-fill": "var(--el-color-surface)",
    "--el-search-box-action": "var(--el-color-text)",
    "--el-search-box-action-text": "var(--el-palette-paper)",
    "--el-search-box-fill": "var(--el-field-fill)",
    "--el-search-box-height": "56px",
    "--el-search-box-radius": "var(--el-radius-pill)",
  },
  "section-heading": {
    "--el-section-heading-dot": "var(--el-color-accent)",
    "--el-section-heading-leading": "1.25",
  },
  "send-code": {
    "--el-send-code-ring": "var(--el-on-ground)",
  },
  skeleton: {
    "--el-card-radius": "var(--el-radius-card)",
  },
  "step-indicator": {
    "--el-step-indicator-current": "var(--el-on-ground-accent)",
    "--el-step-indicator-height": "4px",
    "--el-step-indicator-steps": "3",
  },
  "success-panel": {
    "--el-card-radius": "var(--el-radius-card)",
  },
  tabs: {
    "--el-nav-bar-height": "var(--el-size-header)",
    "--el-tabs-accent": "var(--el-on-ground)",
    "--el-tabs-bleed": "var(--el-space-gutter)",
    "--el-tabs-gap": "24px",
    "--el-tabs-height": "52px",
    "--el-tabs-line": "3px",
    "--el-tabs-text": "var(--el-text-16)",
    "--el-tabs-top": "calc(var(--el-nav-bar-height) + var(--el-safe-top))",
    "--el-tabs-z": "calc(var(--el-z-bar) - 1)",
  },
  textarea: {
    "--el-field-fill": "var(--el-color-surface)",
    "--el-field-radius": "var(--el-radius-medium)",
    "--el-textarea-height": "120px",
  },
  toast: {
    "--el-toast-fill": "var(--el-palette-ink)",
    "--el-toast-text": "var(--el-palette-paper)",
    "--el-toast-top": "72px",
  },
} as const;
