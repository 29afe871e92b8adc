import { useState, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { translate } from "../../test/translate.ts";
import { en } from "../locale/en.ts";
import { InfiniteList, type InfiniteListProps } from "./InfiniteList.tsx";

const labels = en.infiniteList;
const PAGE = 4;
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    content: (
      <p style={{ height: 80 }}>
        <a href={`#item-${at}`}>Item {at}</a>
      </p>
    ),
  }));
const more = () => page.getByRole("link", { name: "Load more" });
const said = (): string | null | undefined => document.querySelector("output")?.textContent;
const count = (): number => document.querySelectorAll(".el-infinite-list__item").length;

/** A list that grows when what it waits for is let go. */
function Grower(props: { readonly answer: () => Promise<void>; readonly pages?: number }): ReactElement {
  const [shown, setShown] = useState(1);
  return (
    <InfiniteList
      label="Notes"
      labels={labels}
      items={items(shown * PAGE)}
      moreHref={shown >= (props.pages ?? 5) ? null : `?page=${shown + 1}`}
      onLoadMore={async () => {
        await props.answer();
        setShown((now) => now + 1);
      }}
    />
  );
}
const at = (props: Partial<InfiniteListProps>) => (
  <InfiniteList label="Notes" labels={labels} items={items(2)} moreHref="?page=2" {...props} />
);

afterEach(() => {
  scrollTo({ top: 0, behavior: "instant" });
});

it("is a list with a link to its next page, as the server sends it", async () => {
  expect(renderToString(at({ onLoadMore: async () => {} }))).toContain('href="?page=2"');
  await render(at({}));
  const click = vi.fn<(event: Event) => void>((event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  addEventListener("click", click, { once: true });
  await more().click();
  expect(click).toHaveBeenCalledOnce();
});

it("loads in place, moves the focus to the first new item and says how many came", async () => {
  await render(<Grower answer={async () => {}} />);
  await more().click();
  await expect.poll(count).toBe(2 * PAGE);
  await expect.poll(() => document.activeElement?.textContent).toBe("Item 4");
  await expect.poll(said).toBe("4 more loaded");
});

it("is busy once, however often it is pressed", async () => {
  let release = (): void => {};
  const answer = vi.fn<() => Promise<void>>(
    async () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  await render(<Grower answer={answer} />);
  const button = more().element() as HTMLElement;
  button.click();
  await expect.poll(said).toBe("Loading");
  button.click();
  button.click();
  expect(answer).toHaveBeenCalledOnce();
  expect(document.querySelector("ul")?.getAttribute("aria-busy")).toBe("true");
  release();
  await expect.poll(count).toBe(2 * PAGE);
});

it("grows on a page that the browser translates as it changes", async () => {
  let release = (): void => {};
  const { container } = await render(
    <Grower answer={async () => new Promise((resolve) => (release = resolve))} />,
  );
  for (const pages of [2, 3]) {
    translate(container);
    await more().click();
    await expect.poll(said).toBe("Loading");
    translate(container);
    release();
    await expect.poll(count).toBe(pages * PAGE);
    await expect.poll(said).toBe("4 more loaded");
  }
});

it("says when it did not work, keeps what is there, and tries again", async () => {
  const answer = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue();
  await render(<Grower answer={answer} />);
  (more().element() as HTMLElement).click();
  await expect.poll(said).toBe("That did not load");
  expect(count()).toBe(PAGE);
  expect(answer).toHaveBeenCalledOnce();
  (page.getByRole("link", { name: "Try again" }).element() as HTMLElement).click();
  await expect.poll(count).toBe(2 * PAGE);
});

it("says nothing and moves no focus where it was not asked, or somebody does something else by now", async () => {
  const { rerender } = await render(at({ items: items(2) }));
  await rerender(at({ items: items(7) }));
  expect(said()).toBe("");
  const answer = Promise.withResolvers<void>();
  await rerender(
    <>
      <input aria-label="Search" />
      <Grower answer={() => answer.promise} />
    </>,
  );
  await more().click();
  await page.getByLabelText("Search").fill("creators");
  answer.resolve();
  await expect.poll(count).toBe(2 * PAGE);
  await expect.poll(said).toBe("4 more loaded");
  await expect.element(page.getByLabelText("Search")).toHaveFocus();
});

it("moves no focus where it grows for another reason after it failed", async () => {
  const onLoadMore = async (): Promise<void> => {
    throw new Error("offline");
  };
  const { rerender } = await render(at({ onLoadMore }));
  await more().click();
  await expect.poll(said).toBe("That did not load");
  await rerender(at({ onLoadMore, items: items(7) }));
  await expect.element(page.getByRole("link", { name: "Try again" })).toHaveFocus();
});

it("ends with a word instead of a link", async () => {
  await render(<Grower answer={async () => {}} pages={2} />);
  await more().click();
  await expect.element(page.getByText("That is all")).toBeVisible();
  await expect.element(more()).not.toBeInTheDocument();
});

it("leaves a click with a modifier to the browser", async () => {
  const onLoadMore = vi.fn<() => Promise<void>>(async () => {});
  await render(at({ onLoadMore }));
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  more()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(onLoadMore).not.toHaveBeenCalled();
});

it("changes the size of covers from one to the next, and leaves no cover of a pair alone", async () => {
  const screen = await render(at({ covers: true, items: items(7) }));
  const widths = (): number[] =>
    [...document.querySelectorAll(".el-infinite-list__item")].map((item) =>
      Math.round((item.getBoundingClientRect().width / innerWidth) * 10),
    );
  expect(widths()).toEqual([11, 5, 5, 10, 11, 10, 11]);
  await screen.rerender(at({ covers: true, items: items(2) }));
  expect(widths()).toEqual([11, 10]);
});
