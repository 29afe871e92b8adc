import { expect, it } from "vitest";
import { isIncomplete } from "./is-incomplete.ts";

it.each([
  ["<html><main>text</main></html>", false],
  ['<!DOCTYPE html><html lang="ja"><main id="page"><script>1</script><p>text</p></main></html>', false],
  ["<html><p>a page without a main part</p></html>", false],
  ["<html><main><!--$!--></main>text</html>", true],
  ["<html><main></main>text</html>", true],
  ['<html><main id="page"> <p><template>1</template><style>a\n</style></p></main></html>', true],
  ["Internal error in <html>", true],
  ["<htmlx>", true],
  ["", true],
])("%j is incomplete: %j", (html, incomplete) => {
  expect(isIncomplete(html)).toBe(incomplete);
});
