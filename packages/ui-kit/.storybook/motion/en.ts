import type { MotionTexts } from "./types.ts";

/** The page about motion, for who reads English. */
export const en: MotionTexts = {
  heading: "Motion",
  lead: `
Things rise once, come when they are called, and leave faster than they came. Set *Motion* in the toolbar to Reduced motion to see everything with less; the values below are read live from this page.
`,
  tokens: ["Durations, curves, distance", "Variable", "Now", "Used by"],
  verbs: "What moves",
  labels: {
    what: "Moves",
    still: "With reduced motion",
    away: "Out of view",
    sheet: "From its style sheet",
  },
  notes: {
    rise: {
      title: "Rise",
      what: "Content below the first screen rises once as it comes into view, items of a group follow one another, in at most four steps.",
      still: "Everything is there from the start.",
      away: "Waits for the reader. It never rises twice.",
    },
    count: {
      title: "Count",
      what: "A figure counts its last tenth once, in the time of a rise. The final value is in the page throughout.",
      still: "The final figure at once.",
      away: "Begins when it is seen.",
    },
    glide: {
      title: "Glide",
      what: "A slide gives way to the next: by a swipe, a dot, an arrow key, or by itself. Touch, hover and focus stop it, and a button pauses it.",
      still: "Nothing moves by itself, and a dot jumps.",
      away: "Paused, in a hidden tab too.",
    },
    follow: {
      title: "Follow",
      what: "The line below a rail follows the finger and has no duration of its own.",
      still: "Buttons jump to the next card; the line still says where the rail stands.",
      away: "Nothing runs.",
    },
    unfold: {
      title: "Unfold",
      what: "An answer opens below its question, and pushes down what follows.",
      still: "Open or closed, with nothing between.",
      away: "Nothing runs.",
    },
    come: {
      title: "Come",
      what: "A sheet rises from the bottom edge, and falls in half the time. The page under it rests.",
      still: "There or gone at once. A swipe still moves it with the finger.",
      away: "The page behind it does not scroll.",
    },
    tell: {
      title: "Tell",
      what: "A toast comes, stays for as long as it takes to read, and goes.",
      still: "Comes at once and stays just as long.",
      away: "It is never out of view; touching it keeps it there.",
    },
    fill: {
      title: "Fill",
      what: "The loading bar appears after 200 ms, runs fast at first, then ever slower, never quite reaching the end; when the page is there it fills and fades. A page that is quicker shows none.",
      still: "Its length still grows, since it says something; only the fade goes.",
      away: "Above everything, wherever the page stands.",
    },
    breathe: {
      title: "Shimmer",
      what: "A glow passes over what is loading, in the shape of what will be there.",
      still: "The shape alone.",
      away: "Rests with its section.",
    },
    turn: {
      title: "Turn",
      what: "A ring turns in the button that was pressed; the button keeps its width.",
      still: "The ring stands still. A screen reader hears that it is busy.",
      away: "Rests with its section.",
    },
    draw: {
      title: "Draw",
      what: "Rings close around a tick: the moment a form is done. Once.",
      still: "The rings are closed.",
      away: "Drawn when the form gives way to it, where the reader is.",
    },
    pass: {
      title: "Pass",
      what: "Six comments pass through a live room and begin anew. The one thing that loops beside a text.",
      still: "The latest comments stay put.",
      away: "Rests: the frame is skipped.",
    },
  },
  never: `
## Not like this

- **The first screen waits for nothing.** What is seen first is there with the document.
- **Nothing moves from under a thumb.** Position changes by transform; only a part that somebody opens pushes others.
- **No time and no curve of your own.** What happens once takes its token; only what loops while something is under way has its own.
- **No loop beside a text**, except for loading and a live room.
- **Nothing moves by itself for more than five seconds without a button to pause it**, except for loading.
- **Nothing takes over scrolling**: no parallax, no page that snaps against the finger.
- **Nothing is said by motion alone.**
`,
};
