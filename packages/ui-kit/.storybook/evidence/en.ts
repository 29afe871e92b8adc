import type { EvidenceTexts } from "./types.ts";

/** The page about evidence, for who reads English. */
export const en: EvidenceTexts = {
  heading: "Evidence",
  lead: `
A case shows its work: what a reader would have seen on the phone at the time. An editor writes a block of words in the text of a case or an article, the kind after the three backticks; the picture is drawn from it. On the left the lines of a real text, on the right what they give. The toolbar changes the language of both.

An article that has been words for long has the last three: a number, an amount in dots, figures to scale.

What is shown is what the text tells: its figures, its dates, its people. The frame belongs to no real platform, and no reply is mere praise.
`,
  kinds: {
    post: "A note with a picture, counts and replies. `tone` is its ground; `picture` names the vignette on it, otherwise it is the client’s product, unless `product: false`.",
    feed: "Four or six covers in two columns, as a feed shows them; each shows what it speaks of (`picture`, the name of a vignette), or the product (`product: true`).",
    search: "A query and its ranking; `ours: true` marks what belongs to the client.",
    live: "A live room: six comments pass by, and a cart waits below. With `picture` the room looks at a vignette; home pages show the product all the same.",
    columns:
      "A chart of three to eight columns, drawn to their share of the longest; `mark: true` fills one.",
    sheet: "A printed page: a card, a leaflet, a page of an address book.",
    number: "One number in the largest type, from edge to edge; `tone` is its ground.",
    dots: "An amount out of another, to be counted: `count` of the dots are filled. `tone` gives them a ground.",
    scale: "Two to five figures of one unit, with bars of one scale; `mark: true` fills one.",
  },
  from: "From",
  vignettes: `
## Vignettes

What the cover of a post or of a feed may show: people, hands, places, things. Write the name behind \`picture\`. One name may serve several cases; one that is missing is drawn in \`tooling/artwork/src/vignettes\`.
`,
  covers: `
## Covers

The front matter of a case gives its cover: \`motif\` is the way its lines are drawn, the product is the client’s, and the result of \`headline\` is set across its top, on some across its foot. Colours follow the order of the list, so that no cover has those of its neighbours.
`,
};
