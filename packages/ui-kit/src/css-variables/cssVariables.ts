/**
 * The CSS variables of each component with what holds where they are not set. Generated from the style sheets by
 * `pnpm exports`.
 */
export const cssVariables = {
  "back-to-top": {
    "--el-back-to-top-bottom": "88px",
  },
  badge: {
    "--el-badge-fill": "var(--el-palette-hot)",
    "--el-badge-text": "var(--el-palette-ink)",
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
  field: {
    "--el-field-border": "var(--el-color-border-control)",
    "--el-field-fill": "var(--el-color-surface)",
    "--el-field-height": "var(--el-size-control)",
    "--el-field-radius": "var(--el-radius-medium)",
  },
  footer: {
    "--el-footer-safe": "0px",
  },
  hero: {
    "--el-hero-title-size": "var(--el-text-48)",
    "--el-hero-tracking": "-0.035em",
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
  picture: {
    "--el-picture-radius": "0",
    "--el-picture-ratio": "",
  },
  "reason-list": {
    "--el-card-radius": "var(--el-radius-card)",
  },
  reveal: {
    "--el-reveal-order": "0",
  },
  "section-heading": {
    "--el-section-heading-dot": "var(--el-color-accent)",
    "--el-section-heading-leading": "1.25",
  },
  skeleton: {
    "--el-card-radius": "var(--el-radius-card)",
  },
  "success-panel": {
    "--el-card-radius": "var(--el-radius-card)",
  },
  toast: {
    "--el-toast-fill": "var(--el-palette-ink)",
    "--el-toast-text": "var(--el-palette-paper)",
  },
} as const;
