/** Ground of every page of `host` itself. */
export const PAPER = "#fbf9f6";

/** Colours, type and the few parts that every page of `host` itself is made of; the sites' tokens in small. */
export const BASE_STYLE = `
:root{--ink:#12110f;--paper:${PAPER};--card:#fff;--line:#e9e4dc;--muted:#6b655c;--hot:#ff4a1c;--hot-deep:#c2330c}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;color-scheme:light}
body{min-height:100vh;min-height:100svh;background:var(--paper);color:var(--ink);
font:400 16px/1.65 Inter,"PingFang SC","HarmonyOS Sans SC",MiSans,"Noto Sans CJK SC","Helvetica Neue",Arial,sans-serif}
:lang(en-US) body{font-family:Inter,system-ui,"Helvetica Neue",Arial,sans-serif}
:lang(ja) body{font-family:"Hiragino Sans","Noto Sans CJK JP",sans-serif;line-break:strict}
a{color:inherit}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px;border-radius:4px}
h1{font-size:clamp(36px,9.6vw,48px);line-height:1.12;font-weight:800;letter-spacing:-.02em;text-wrap:balance}
:lang(zh-CN) h1,:lang(ja) h1{font-size:clamp(28px,8.5vw,44px);line-height:1.25;letter-spacing:0;word-break:keep-all;overflow-wrap:anywhere}
.brand{display:inline-flex;align-items:center;gap:12px;min-height:44px;font-weight:700;font-size:18px;text-decoration:none}
.brand svg{width:24px;height:24px}
.pill{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:8px 28px;border-radius:999px;
background:var(--ink);color:var(--paper);font-weight:700;text-decoration:none}
.pill--line{background:none;color:var(--ink);border:1.5px solid var(--ink)}
.muted{color:var(--muted)}
`;
