import { LOGIN, ownPhone, register } from "../../src/account-visits.ts";
import { product } from "../../src/env.ts";
import { followLink } from "../../src/navigation.ts";
import { recordReports, type ReportRecorder } from "../../src/report-recorder.ts";
import { expect, test } from "../../src/test.ts";
import { REPORT_LIMIT } from "../../src/tracked-pages.ts";

let recorder: ReportRecorder;
test.beforeEach(async () => {
  recorder = await recordReports(product().origin);
});
test.afterEach(() => recorder.stop());

/** What page views say about the account, in order: nothing, or its hash. */
async function accounts(): Promise<(string | undefined)[]> {
  const views = (await recorder.events()).filter(({ eventId }) => eventId === "page view");
  return views.map(({ userInfo }) => userInfo);
}

test("reports tell of the account by a hash from the login on, and no more once the session has ended @R3.9", async ({
  page,
}) => {
  const phone = ownPhone();
  await register(page, phone, recorder.origin);
  await followLink(page, "/m/zh-cn/about");
  await expect.poll(accounts, REPORT_LIMIT).toHaveLength(2);
  await followLink(page, "/m/zh-cn/case");
  await expect.poll(accounts, REPORT_LIMIT).toHaveLength(3);

  await page.context().clearCookies();
  const checked = page.waitForResponse((response) => response.url().includes("/login/check.do"));
  await followLink(page, LOGIN);
  await (await checked).finished();
  await expect.poll(accounts, REPORT_LIMIT).toHaveLength(4);
  await followLink(page, "/m/zh-cn/about");
  await expect.poll(accounts, REPORT_LIMIT).toHaveLength(5);

  const [before, hash, same, , after] = await accounts();
  expect(before).toBeUndefined();
  expect(hash).toMatch(/^[\da-f]{16,64}$/);
  expect(same).toBe(hash);
  expect(after).toBeUndefined();
  expect(JSON.stringify(await recorder.events())).not.toContain(phone);
});
