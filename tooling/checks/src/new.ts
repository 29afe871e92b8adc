import { drawStories, newComponent, newPackage, newPage, type Generated } from "./new/generators.ts";
import { ROOT } from "@wesdom/product/root";

/** Asks for an entry in the menu. */
const MENU = "--menu";

const USAGE = `Usage:
  pnpm new component <name>      a component of ui-kit with style sheet, stories, pictures and test
  pnpm new page <cn|intl> <name> a page of a site with its copy, in routes, sitemap and reports;
                                 --menu: in the menu too
  pnpm new package <name>        a published package
Names are in kebab case.
`;

async function generate([
  kind,
  first = "",
  second = "",
  option,
]: readonly string[]): Promise<Generated | null> {
  if (kind === "component" && first) {
    const made = await newComponent(ROOT, first);
    await drawStories(ROOT, first);
    return { ...made, changed: [...made.changed, `packages/ui-kit/pictures/${first}`] };
  }
  if (kind === "package" && first) return newPackage(ROOT, first);
  if (kind === "page" && first && second && (option === undefined || option === MENU))
    return newPage(ROOT, first, second, option === MENU);
  return null;
}

const asked = process.argv.slice(2);
try {
  const generated = await generate(asked);
  if (asked[0] === "--help" || asked[0] === "-h") {
    process.stdout.write(USAGE);
  } else if (generated === null) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  } else {
    const { folder, files, changed, next } = generated;
    const lines = [...files.map((file) => `+ ${folder}/${file}`), ...changed.map((file) => `~ ${file}`)];
    process.stdout.write(`${lines.join("\n")}\n\nNext:\n`);
    process.stdout.write(`${next.map((step) => `  ${step}`).join("\n")}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
