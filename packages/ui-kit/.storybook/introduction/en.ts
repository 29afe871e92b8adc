/** The introduction, for who reads English. */
export const en = `
# Wesdom ui-kit

Every token and component of Wesdom's Chinese, English and Japanese mobile sites. What you see is the code that runs there, not a drawing of it: it can be tapped, heard by a screen reader, and read with larger text.

## How to read it

- **The list** is grouped by purpose. The search knows other names: modal, drawer, dropdown, 弹窗, 下拉 and シート all lead somewhere.
- **The Docs page** of a component says when to use it and when not, what it consists of, how it works with a keyboard and a screen reader; then come its props and all its stories.
- **The toolbar** changes language, text size, motion, ground (light or dark) and width. The docs follow: Chinese for Chinese, English for English and Japanese.
- **QR** shows a code that opens the story on a phone in the same network.
- **The Code panel** has JSX to copy; *Import* on the Docs page names the style sheets that it needs.

## Where to start

- [Tokens](?path=/docs/foundations-tokens-设计变量--docs): colours, grounds and their contrast, type, space, corners
- [Motion](?path=/docs/foundations-motion-动效--docs): durations and curves, and everything that moves, ready to play
- [Compositions](?path=/docs/pages-compositions-组合--docs): every section of the sites, when it is right and what may follow it
- [Evidence](?path=/docs/content-evidence-佐证--docs): which lines of a case give which picture
- [Whole pages](?path=/story/pages-home-首页--english): how components make a page
- [Tracking](?path=/docs/guides-tracking-埋点--docs): what is recorded, and what a design leaves room for

## A few agreements

- **Phones first**: drawn at 375, sound from 320 to 430; with text at twice its size nothing is lost.
- **The ground decides the colours upon it**: paper, card, ink, hot, violet and mint bring readable ones of their own.
- **No copy inside**: words come from outside; only such as “close” and “retry” follow the language.
- **Status**: stable can be relied on, experimental may change, deprecated wants to be replaced.

## What is new

{news}
`;
