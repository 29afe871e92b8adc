import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { code } from "../internal/stories/art.ts";
import { ContactCard } from "./ContactCard.tsx";

it("shows who it is, the code with its caption, and the ways it was given", async () => {
  await render(
    <ContactCard
      name="Zhou Muhan"
      position="Consultant"
      code={{ picture: code("Code of the consultant"), caption: "Scan me" }}
    >
      <a href="tel:1">Call</a>
    </ContactCard>,
  );
  await expect.element(page.getByRole("heading", { name: "Zhou Muhan" })).toBeVisible();
  await expect.element(page.getByAltText("Code of the consultant")).toBeVisible();
  await expect.element(page.getByText("Scan me")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Call" })).toBeVisible();
});

it("keeps a code on white, on whatever ground, so that it can be read", async () => {
  await render(
    <ContactCard name="A" position="B" ground="violet" code={{ picture: code("Code"), caption: "Scan" }} />,
  );
  const frame = document.querySelector(".el-contact-card__code > .el-picture") as Element;
  expect(getComputedStyle(frame).backgroundColor).toBe("rgb(255, 255, 255)");
});
