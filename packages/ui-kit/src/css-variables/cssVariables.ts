/**
 * The CSS variables of each component with what holds where they are not set. Generated from the style sheets by
 * `pnpm exports`.
 */
export const cssVariables = {
  accordion: {
    "--el-accordion-height": "64px",
    "--el-accordion-title": "var(--el-text-18)",
  },
  "area-picker": {
    "--el-area-picker-accent": "var(--el-color-accent)",
    "--el-area-picker-height": "min(56vh, 400px)",
    "--el-area-picker-tick": "var(--el-color-text-hot)",
  },
  "article-body": {
    "--el-article-body-accent": "var(--el-color-accent)",
    "--el-article-body-bleed": "var(--el-space-gutter)",
    "--el-article-body-code": "var(--el-on-ground-line)",
    "--el-article-body-flow": "1.25em",
    "--el-article-body-leading": "1.85",
    "--el-article-body-pre": "var(--el-palette-ink-soft)",
    "--el-article-body-quote-fill": "var(--el-on-ground)",
    "--el-article-body-quote-text": "var(--el-ground)",
    "--el-article-body-shadow": "#12110f3d",
    "--el-article-body-text": "calc(var(--el-text-scale) * 17px)",
    "--el-font-display": "var(--el-font)",
  },
  "article-header": {
    "--el-article-header-space": "36px",
    "--el-article-header-title": "calc(var(--el-text-scale) * 40px)",
    "--el-font-display": "var(--el-font)",
  },
  "article-nav": {
    "--el-article-nav-space": "20px",
    "--el-font-display": "var(--el-font)",
  },
  "attention-rings": {
    "--el-font-display": "var(--el-font)",
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
  "case-card": {
    "--el-card-radius": "var(--el-radius-card)",
    "--el-case-card-cover": "53%",
    "--el-case-card-head": "0",
    "--el-case-card-inset": "20px",
    "--el-case-card-label": "var(--el-text-14)",
    "--el-case-card-long-value": "var(--el-case-card-value, min(calc(var(--el-text-scale) * 60px), 64px))",
    "--el-case-card-position": "50% 50%",
    "--el-case-card-ratio": "var(--el-picture-ratio)",
    "--el-case-card-title": "var(--el-text-18)",
    "--el-case-card-value": "min(calc(var(--el-text-scale) * 60px), 64px)",
    "--el-font-display": "var(--el-font)",
    "--el-picture-ratio": "",
  },
  "chat-popup": {
    "--el-chat-popup-height": "min(100%, 680px)",
  },
  choice: {
    "--el-choice-active": "var(--el-on-ground)",
    "--el-choice-border": "var(--el-on-ground-control)",
    "--el-choice-card-radius": "var(--el-radius-card)",
    "--el-choice-card-width": "100%",
    "--el-choice-chip-radius": "22px",
    "--el-choice-fill": "var(--el-color-surface)",
    "--el-choice-muted": "var(--el-color-text-muted)",
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
  "contact-card": {
    "--el-card-radius": "var(--el-radius-card)",
    "--el-contact-card-portrait": "72px",
    "--el-contact-card-radius": "var(--el-card-radius)",
  },
  empty: {
    "--el-empty-accent": "var(--el-on-ground-accent)",
    "--el-empty-art": "168px",
  },
  "error-state": {
    "--el-error-state-latin": "var(--el-font-display, var(--el-font))",
    "--el-error-state-wave":
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 192 72' fill='none' stroke='%23000' stroke-width='3'%3E%3Cpath d='M0 36h40q8-64 16 0 8 56 16 0 8-48 16 0 8 40 16 0 8-32 16 0 8 24 16 0 8-16 16 0 8 8 16 0h24'/%3E%3C/svg%3E\")",
    "--el-font-display": "var(--el-font)",
    "--el-nav-bar-height": "var(--el-size-header)",
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
  "floating-bubble": {
    "--el-bottom-inset": "0px",
    "--el-floating-bubble-bottom": "16px",
    "--el-floating-bubble-size": "var(--el-size-control)",
    "--el-floating-bubble-z": "calc(var(--el-z-bar) - 1)",
  },
  footer: {
    "--el-font-display": "var(--el-font)",
    "--el-footer-safe": "0px",
  },
  hero: {
    "--el-font-display": "var(--el-font)",
    "--el-hero-height": "740px",
    "--el-hero-title-size": "calc(var(--el-text-scale) * 60px)",
  },
  highlight: {
    "--el-highlight-fill":
      "linear-gradient(transparent 58%, var(--el-highlight-stroke, #ffc9b8) 58% 94%, transparent 94%)",
    "--el-highlight-stroke": "#ffc9b8",
  },
  "infinite-list": {
    "--el-infinite-list-bleed": "var(--el-space-gutter)",
    "--el-infinite-list-end": "28px",
    "--el-infinite-list-gap": "16px",
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
    "--el-bottom-inset": "0px",
    "--el-font-display": "var(--el-font)",
    "--el-nav-bar-height": "var(--el-size-header)",
  },
  "nav-bar": {
    "--el-nav-bar-fill": "var(--el-color-ground)",
    "--el-nav-bar-height": "var(--el-size-header)",
  },
  "news-item": {
    "--el-font-display": "var(--el-font)",
    "--el-news-item-thumb": "80px",
    "--el-picture-ratio": "",
  },
  notice: {
    "--el-font-display": "var(--el-font)",
  },
  "office-card": {
    "--el-card-radius": "var(--el-radius-card)",
    "--el-font-display": "var(--el-font)",
    "--el-office-card-city": "var(--el-text-28)",
    "--el-office-card-radius": "var(--el-card-radius)",
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
  "people-wall": {
    "--el-nav-bar-height": "var(--el-size-header)",
  },
  "person-card": {
    "--el-card-radius": "var(--el-radius-card)",
    "--el-font-display": "var(--el-font)",
    "--el-person-card-radius": "var(--el-card-radius)",
  },
  "phone-action": {
    "--el-font-display": "var(--el-font)",
    "--el-phone-action-radius": "var(--el-radius-medium)",
    "--el-phone-action-text": "var(--el-text-22)",
  },
  picture: {
    "--el-picture-blur": "12px",
    "--el-picture-fade": "var(--el-motion-duration-steady)",
    "--el-picture-radius": "0",
    "--el-picture-ratio": "",
  },
  popup: {
    "--el-popup-backdrop": "var(--el-color-backdrop)",
    "--el-popup-height": "100%",
    "--el-popup-keyboard": "0px",
    "--el-popup-radius": "24px",
  },
  "process-list": {
    "--el-font-display": "var(--el-font)",
  },
  rail: {
    "--el-rail-bleed": "var(--el-space-gutter)",
    "--el-rail-gap": "12px",
    "--el-rail-item": "84%",
    "--el-rail-progress": "0",
    "--el-rail-share": "1",
  },
  "reading-progress": {
    "--el-nav-bar-height": "var(--el-size-header)",
    "--el-reading-progress-fill": "var(--el-color-accent)",
    "--el-reading-progress-height": "3px",
    "--el-reading-progress-top": "calc(var(--el-nav-bar-height) + var(--el-safe-top) - 1px)",
  },
  "reason-list": {
    "--el-font-display": "var(--el-font)",
  },
  "related-list": {
    "--el-card-radius": "var(--el-radius-card)",
    "--el-font-display": "var(--el-font)",
    "--el-related-list-picture": "88px",
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
  section: {
    "--el-nav-bar-height": "var(--el-size-header)",
  },
  "section-heading": {
    "--el-font-display": "var(--el-font)",
    "--el-section-heading-dot": "var(--el-color-accent)",
    "--el-section-heading-leading": "var(--el-display-leading)",
  },
  "send-code": {
    "--el-send-code-ring": "var(--el-on-ground)",
  },
  "service-index": {
    "--el-font-display": "var(--el-font)",
  },
  "share-row": {
    "--el-share-row-size": "var(--el-size-control)",
  },
  "slider-captcha": {
    "--el-slider-captcha-color": "var(--el-on-ground)",
    "--el-slider-captcha-on-color": "var(--el-on-action)",
    "--el-slider-captcha-radius": "var(--el-radius-card)",
    "--el-slider-captcha-rail": "var(--el-color-skeleton)",
    "--el-slider-captcha-share": "0",
    "--el-slider-captcha-thumb": "52px",
    "--el-slider-captcha-way":
      "(100% + 32px - var(--el-slider-captcha-thumb)) * var(--el-slider-captcha-share, 0)",
  },
  "stat-number": {
    "--el-font-display": "var(--el-font)",
  },
  "step-indicator": {
    "--el-step-indicator-current": "var(--el-on-ground-accent)",
    "--el-step-indicator-height": "4px",
    "--el-step-indicator-steps": "3",
  },
  "success-panel": {
    "--el-card-radius": "var(--el-radius-card)",
    "--el-font-display": "var(--el-font)",
  },
  "table-of-contents": {
    "--el-table-of-contents-accent": "var(--el-color-accent)",
    "--el-table-of-contents-height": "56px",
  },
  tabs: {
    "--el-tabs-accent": "var(--el-on-ground)",
    "--el-tabs-bleed": "var(--el-space-gutter)",
    "--el-tabs-gap": "24px",
    "--el-tabs-height": "52px",
    "--el-tabs-line": "3px",
    "--el-tabs-text": "var(--el-text-16)",
  },
  textarea: {
    "--el-textarea-height": "120px",
  },
  timeline: {
    "--el-font-display": "var(--el-font)",
    "--el-timeline-accent": "var(--el-color-accent)",
    "--el-timeline-date": "var(--el-text-36)",
    "--el-timeline-gap": "36px",
  },
  toast: {
    "--el-toast-fill": "var(--el-palette-ink)",
    "--el-toast-text": "var(--el-palette-paper)",
    "--el-toast-top": "72px",
  },
} as const;
