import { StrictMode, useState, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { en } from "../locale/en.ts";
import { mergeLocale } from "../locale/mergeLocale.ts";
import { zh } from "../locale/zh.ts";
import { ConfigProvider } from "./ConfigProvider.tsx";
import { useConfig } from "./useConfig.ts";
import { usePopupZIndex } from "./usePopupZIndex.ts";
import { useTexts } from "./useTexts.ts";

function Sheet({ name }: { readonly name: string }): ReactElement {
  const [open, setOpen] = useState(false);
  const zIndex = usePopupZIndex(open);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {name}
      </button>
      <output aria-label={`${name} at`} style={{ zIndex }}>
        {zIndex ?? "closed"}
      </output>
    </>
  );
}

function Words({ retry }: { readonly retry?: string }): ReactElement {
  const texts = useTexts("common", retry === undefined ? undefined : { retry });
  return (
    <p>
      {useConfig().namespace} {useConfig().locale?.lang} {texts.retry}/{texts.close}
    </p>
  );
}

const at = (name: string) => page.getByRole("status", { name: `${name} at` });
const toggle = (name: string) => page.getByRole("button", { name, exact: true }).click();

it("gives each opening the next number, from 2001, in strict mode too @R9.8", async () => {
  await render(
    <StrictMode>
      <ConfigProvider>
        <Sheet name="first" />
        <ConfigProvider locale={zh}>
          <Sheet name="second" />
        </ConfigProvider>
      </ConfigProvider>
    </StrictMode>,
  );
  await toggle("first");
  await expect.element(at("first")).toHaveTextContent("2001");
  await toggle("second");
  await expect.element(at("second")).toHaveTextContent("2002");
  await toggle("first");
  await expect.element(at("first")).toHaveTextContent("closed");
  await toggle("first");
  await expect.element(at("first")).toHaveTextContent("2003");
  await expect.element(at("second")).toHaveTextContent("2002");
});

it("starts where the page says, and two pages do not know each other", async () => {
  await render(
    <>
      <ConfigProvider popupBase={9000}>
        <Sheet name="shop" />
      </ConfigProvider>
      <ConfigProvider>
        <Sheet name="site" />
      </ConfigProvider>
      <Sheet name="bare" />
    </>,
  );
  for (const name of ["shop", "site", "bare"]) await toggle(name);
  await expect.element(at("shop")).toHaveTextContent("9001");
  await expect.element(at("site")).toHaveTextContent("2001");
  await expect.element(at("bare")).toHaveTextContent("2001");
});

it("speaks the nearest language, merged, and lets props win", async () => {
  await render(
    <ConfigProvider locale={mergeLocale(zh, { common: { retry: "再来一次" } })}>
      <Words />
      <ConfigProvider locale={en}>
        <Words retry="Once more" />
      </ConfigProvider>
    </ConfigProvider>,
  );
  await expect.element(page.getByText("el zh-CN 再来一次/关闭")).toBeVisible();
  await expect.element(page.getByText("el en-US Once more/Close")).toBeVisible();
});

it("takes sections alone, and those left out from the provider around", async () => {
  const { lang, common, rail } = en;
  await render(
    <ConfigProvider locale={{ lang, common }}>
      <ConfigProvider locale={{ rail }}>
        <Words />
      </ConfigProvider>
    </ConfigProvider>,
  );
  await expect.element(page.getByText("el en-US Try again/Close")).toBeVisible();
});

it("says what to do where texts are missing", () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const missing = /"common" are missing.*ConfigProvider locale/;
  expect(() => renderToString(<Words />)).toThrow(missing);
  const other = <ConfigProvider locale={{ rail: en.rail }}>{<Words />}</ConfigProvider>;
  expect(() => renderToString(other)).toThrow(missing);
  errors.mockClear();
});

it("takes no number on a server", () => {
  expect(renderToString(<Sheet name="first" />)).toContain("closed");
});
