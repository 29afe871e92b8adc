import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OfficeCard } from "./OfficeCard.tsx";

const labels = { map: "Show the {city} office on a map" };

it("leads to a map in a new tab, by a name that says where", async () => {
  await render(
    <OfficeCard labels={labels} city="Wuhan" address="109 Zhongbei Road" mapHref="https://map.example.com" />,
  );
  const map = page.getByRole("link", { name: "Show the Wuhan office on a map" });
  await expect.element(map).toHaveAttribute("target", "_blank");
  await expect.element(map).toHaveAttribute("rel", "noopener noreferrer");
  expect(document.querySelector("address")?.textContent).toBe("109 Zhongbei Road");
});

it("needs no more than an address", async () => {
  await render(<OfficeCard labels={labels} city="Wuhan" address="109 Zhongbei Road" />);
  await expect.element(page.getByRole("heading", { name: "Wuhan" })).toBeVisible();
  expect(document.querySelector("a, img, p")).toBeNull();
});

it("gives an address away without the marks of its lines", async () => {
  await render(
    <OfficeCard labels={labels} city="武漢" address={"湖北省武漢市\u200B武昌区\u200B楚漢東巷128\u2060号"} />,
  );
  const address = document.querySelector("address") as HTMLElement;
  getSelection()?.selectAllChildren(address);
  expect(getSelection()?.toString()).toBe("湖北省武漢市武昌区楚漢東巷128号");
  const ends = [...address.querySelectorAll("wbr")].map((end) => end.previousSibling?.textContent);
  expect(ends).toEqual(["湖北省武漢市", "武昌区", "楚漢東巷128号"]);
});
