import { CST, Lexer, parseDocument } from "yaml";

/** What stands in YAML, and what is wrong with it. */
export interface ReadYaml {
  readonly value?: unknown;
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

const WITHOUT_WIDTH: readonly string[] = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR];

const QUOTES = "put the whole value in quotes, '…'";
const COLON = "behind the name of a field write a colon and a space, `: `";

/** Reads YAML of somebody who writes texts, not programs: what is wrong is told by its line and with a way out. */
export function readYaml(text: string): ReadYaml {
  const lines = text.split(/\r?\n/);
  const quoted = (line: number): string => `"${lines[line - 1]?.trim()}"`;
  const remarks = remarksIn(text).map((line) => ({
    line,
    message: `${quoted(line)}: # begins a remark, which is not shown: ${QUOTES}, or give the remark a line of its own`,
  }));
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const line = text.slice(0, error.pos[0]).split("\n").length;
    const hint = hintFor(error.message, lines[line - 1] ?? "");
    return { faults: [...remarks, { line, message: `${quoted(line)}: ${error.message}: ${hint}` }] };
  }
  try {
    return { value: document.toJS(), faults: remarks };
  } catch (cause) {
    // A value that begins with * names another one.
    return { faults: [...remarks, { line: 1, message: `${(cause as Error).message}: ${QUOTES}` }] };
  }
}

function hintFor(message: string, line: string): string {
  if (line.includes("：") || message.startsWith("Implicit")) return COLON;
  if (message.startsWith("Tabs")) return "indent with spaces";
  if (message.endsWith("unique")) return "keep one of them";
  return /closing|end with/.test(message) ? "close what is open above" : QUOTES;
}

/** Lines in which a remark follows something: whoever wrote it may have meant words. */
function remarksIn(text: string): number[] {
  const found: number[] = [];
  let line = 1;
  let isBegun = false;
  let last = "";
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith("#") && last !== CST.SCALAR && isBegun) found.push(line);
    line += lexeme.split("\n").length - 1;
    if (lexeme.endsWith("\n")) isBegun = false;
    else if (lexeme.trim() !== "" && !WITHOUT_WIDTH.includes(lexeme)) isBegun = true;
    last = lexeme;
  }
  return found;
}
