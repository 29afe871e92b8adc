/** The stand-in: words and code on paper; beside them, on the hot colour, a phone before the arcs of a signal. */
export const DESKTOP_STYLE = `
.stage{min-height:100vh;display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,1fr)}
.words{display:flex;flex-direction:column;padding:32px clamp(24px,5vw,72px) 40px;gap:24px;width:100%;max-width:760px;margin-left:auto}
.top{display:flex;justify-content:space-between;align-items:center;gap:24px}
.top nav{display:flex;gap:4px}
.top nav a{min-width:44px;min-height:44px;padding:0 8px;display:grid;place-items:center;text-decoration:none;font-weight:600}
.top nav a[aria-current]{color:var(--hot-deep)}
.lead{margin:auto 0;max-width:520px}
.eyebrow{display:flex;align-items:center;gap:10px;font-weight:700;font-size:14px;letter-spacing:.12em;text-transform:uppercase;color:var(--hot-deep);margin-bottom:20px}
.eyebrow::before{content:"";width:10px;height:10px;border-radius:50%;background:var(--hot)}
.lead h1{font-size:clamp(36px,4.6vw,68px);margin-bottom:24px}
.text{font-size:18px}
.take{display:flex;gap:24px;align-items:center;margin-top:40px}
.take img{width:148px;height:148px;border-radius:16px;background:var(--card);border:1px solid var(--line);flex:none}
.take b{display:block;margin-bottom:16px;max-width:240px;text-wrap:balance}
.scene{position:relative;display:grid;place-items:center;padding:32px 20px;overflow:hidden;background:var(--hot)}
.arcs{position:absolute;left:50%;top:50%;width:1180px;height:1180px;transform:translate(-50%,-50%)}
.phone{position:relative;width:min(393px,100%);height:min(812px,calc(100vh - 64px));min-height:560px;border-radius:52px;padding:12px;background:var(--ink);box-shadow:0 40px 80px -24px #12110f99}
.phone iframe{width:100%;height:100%;border:0;border-radius:40px;background:var(--paper);display:block}
@media (max-width:860px){.stage{grid-template-columns:1fr}.words{margin:0}.lead{margin:40px 0 24px}}
`;

/** Arcs behind the phone. */
export const DESKTOP_ARCS =
  '<svg class="arcs" viewBox="0 0 1180 1180" aria-hidden="true" fill="none"><circle cx="590" cy="590" r="560" stroke="#e03f15" stroke-width="34" stroke-dasharray="2400 1118" stroke-dashoffset="300"/><circle cx="590" cy="590" r="486" stroke="#ffb59f" stroke-width="34" stroke-dasharray="1150 1903" stroke-dashoffset="-420"/><circle cx="590" cy="590" r="412" stroke="#c2330c" stroke-width="26" stroke-dasharray="700 1888" stroke-dashoffset="900"/><circle cx="590" cy="590" r="338" stroke="#ffe9e1" stroke-width="26" stroke-dasharray="1500 623"/><circle cx="590" cy="590" r="264" stroke="#12110f" stroke-width="40" stroke-dasharray="1100 558" stroke-dashoffset="200"/></svg>';
