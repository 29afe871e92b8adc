import type { CompositionTexts } from "./types.ts";

/** The page about compositions, for who reads English. */
export const en: CompositionTexts = {
  heading: "Compositions",
  lead: `
The sections that the sites are made of, put together from the kit with the props that the sites use. A page has one opening, then proof and argument by turns, and one end. The toolbar changes language and text size of all frames.
`,
  rules: {
    heads: ["", "Do", "Don’t"],
    rows: [
      [
        "Hot ground",
        "One closing call a page, right above the footer.",
        "Two in one view; a call where the page already ends in a form.",
      ],
      [
        "Ink ground",
        "One section a page, two for live commerce; the footer comes besides.",
        "Right above the hot call: the footer below it is ink already.",
      ],
      [
        "Paper and card",
        "By turns, as the page breathes.",
        "A card ground inside a card; a ground for one line of text.",
      ],
      [
        "Eyebrow",
        "Where the title alone does not say what the section is about.",
        "Twice in a row: the second goes. In words that the title repeats.",
      ],
      [
        "Art",
        "From edge to edge, cropped hard; it ends above the type.",
        "Lines under letters, under the logo, under a button.",
      ],
      ["Primary button", "One a screen; a second one is outlined.", "Two filled ones side by side."],
      [
        "Rail",
        "One in view, its next card peeking in.",
        "Two in a row: the hand no longer knows where down is.",
      ],
      ["Figures", "The company’s once a page, a case’s on its cover.", "A figure without what it counts."],
    ],
  },
  labels: { use: "When", next: "What may follow", never: "When not to" },
  notes: {
    hero: {
      title: "Opening: sentence over art",
      use: "The home page. Up to three slides, each one sentence, one picture, one action; the header lies over it.",
      next: "Figures.",
      never: "On a page that is a list or a form. More than three slides.",
    },
    service: {
      title: "Opening: a service",
      use: "A page with one argument. The picture is wide, the type follows at once, and the next section is in view.",
      next: "Whatever the service leads with: cases, process, figures or running text.",
      never: "With a second button: the page ends with the call.",
    },
    people: {
      title: "Opening: wall of people",
      use: "The page about the company. Everybody’s face, then the largest type there is.",
      next: "The team by name, or the figures.",
      never: "With faces of people who do not work here, or type over a face.",
    },
    article: {
      title: "Opening: a text",
      use: "An article or a case: breadcrumb, title, author and date.",
      next: "Its cover and its text; nothing between title and text sells.",
      never: "With a hero above it: the title is the first heading.",
    },
    figures: {
      title: "Figures",
      use: "What is true of the company today; the first one leads.",
      next: "Cases or services.",
      never: "Below other figures. With an eyebrow: numbers introduce themselves.",
    },
    covers: {
      title: "Covers on a rail",
      use: "Three to six cases, the result first, wide and narrow by turns.",
      next: "Clients, services or questions.",
      never: "Below another rail. For all cases: that is the list.",
    },
    cases: {
      title: "Case list",
      use: "A page of its own: title, filters that show how many cases they leave, one column of covers.",
      next: "The closing call.",
      never: "On the home page. With a figure on each cover and another beside it.",
    },
    clients: {
      title: "Logo wall",
      use: "Once, in the middle: by then the reader knows what was done for these clients. All in ink, none in its own colours.",
      next: "Reasons on ink.",
      never: "As an opening. With fewer than six marks.",
    },
    quotation: {
      title: "Quotation",
      use: "One voice in the running text of a case or an article; the last line is its source.",
      next: "More text.",
      never: "Two in a row. Praise without a fact.",
    },
    services: {
      title: "Service index",
      use: "All services as large lines.",
      next: "Cases or clients.",
      never: "As cards with icons. On a page about one service.",
    },
    reasons: {
      title: "Reasons",
      use: "Three facts in large type between rules, on ink.",
      next: "The process.",
      never: "Beside values: one section on ink a page.",
    },
    process: {
      title: "Process",
      use: "Steps with their durations, at most five.",
      next: "Figures, running text, news or a form.",
      never: "Without durations. For anything that has no order.",
    },
    values: {
      title: "Values",
      use: "Short promises as cards on ink, where each one stands alone.",
      next: "Running text or the process.",
      never: "Together with reasons.",
    },
    questions: {
      title: "Questions",
      use: "What is asked before signing, collapsed, in the words of those who ask.",
      next: "The closing call; on a service page what the client gets, or cases.",
      never: "To hide what everybody has to read.",
    },
    team: {
      title: "Team on a rail",
      use: "People by name and face, with what they do.",
      next: "Values on ink, or the figures.",
      never: "Below another rail.",
    },
    history: {
      title: "History",
      use: "Years from the first to this one, oldest first.",
      next: "Offices.",
      never: "A line for every year: only for those that changed something.",
    },
    offices: {
      title: "Offices",
      use: "Address, hours, a number that can be tapped.",
      next: "The closing call.",
      never: "With a picture of a map.",
    },
    news: {
      title: "News",
      use: "The latest three; the first with its picture from edge to edge.",
      next: "A form or the closing call.",
      never: "With two leads. On the page of an article.",
    },
    related: {
      title: "Read on",
      use: "Below a text: three more of its kind.",
      next: "The closing call.",
      never: "Above the end of the text. Beside the news.",
    },
    closing: {
      title: "Closing call",
      use: "The end of a page that was read: a question, and the way to a person.",
      next: "The footer, nothing else.",
      never: "Twice a page; above a form; with a second button.",
    },
    footer: {
      title: "Footer",
      use: "Every page but forms that fill the screen: contact, accounts, languages, what the law requires.",
      next: "Nothing.",
      never: "Repeating the closing call word for word.",
    },
  },
};
