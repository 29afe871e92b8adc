import { COMPANY_FACTS, PROMISES } from "@wesdom/facts";

/** Names in braces of these texts are filled in where a page is loaded. */
const WITH_FACTS = /^\w+\/(?:pages\/.*|company)\.md$/;

const CODE = /^(`{3,})\r?\n[\s\S]*?^\1\r?$|`[^`\n]+`/gm;

/** What is wrong with a file as a whole, whatever it holds. Its promises are filled in already. */
export function faultsOfFile(file: string, text: string): string[] {
  const faults: string[] = [];
  if (/^(?:<{7}|>{7}) /m.test(text))
    faults.push("has the marks of a conflict of git, <<<<<<<: keep one side, and draw anew");
  if (/[\0\uFFFD]/.test(text)) faults.push("holds signs that are no UTF-8, \uFFFD: save it anew as UTF-8");
  if (!file.endsWith(".md")) return faults;
  const facts: readonly string[] = WITH_FACTS.test(file) ? COMPANY_FACTS : [];
  for (const [, name = ""] of text.replace(CODE, "").matchAll(/\{(\w+)\}/g)) {
    if (facts.includes(name)) continue;
    const known = [...Object.keys(PROMISES.zh), ...facts].map((one) => `{${one}}`).join(", ");
    faults.push(`{${name}} stays on the page: write one of ${known}, or no braces`);
  }
  return [...new Set(faults)];
}
