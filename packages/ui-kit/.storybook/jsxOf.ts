import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

const INDENT = "  ";
const LINE_LENGTH = 90;

type Props = Readonly<Record<string, unknown>>;

function nameOf(type: ReactElement["type"]): string {
  if (typeof type === "string") return type;
  if ((type as unknown) === Fragment) return "";
  const component = type as {
    readonly __docgenInfo?: { readonly displayName?: string };
    readonly name?: string;
  };
  return component.__docgenInfo?.displayName ?? component.name ?? "Component";
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, INDENT);
}

/** Of a method, which names itself; a function says so or has an arrow. */
const METHOD = /^(?:async\s+)?(?!function\b|async\b)[\w$]+\s*\([^)]*\)\s*\{/;

/** A picture or a page that a story brings along inside an address. */
const DATA_ADDRESS = /data:(image|text)\/(\w+)[^"\s]*/g;

/** What a data address stands for: a file of the site that copies the code. */
function withoutData(text: string): string {
  return text.replaceAll(
    DATA_ADDRESS,
    (_, kind, type) => `/${kind === "image" ? "picture" : "page"}.${type}`,
  );
}

function entrySource([key, value]: readonly [string, unknown]): string {
  if (typeof value === "function" && METHOD.test(value.toString())) return value.toString();
  return `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${valueSource(value)}`;
}

function objectSource(value: object): string {
  const entries = Array.isArray(value)
    ? value.map((item) => valueSource(item))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(entrySource);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
  const line = `${open}${entries.join(", ")}${close}`;
  if (line.length <= LINE_LENGTH && !line.includes("\n")) return line;
  return `${open.trim()}\n${indented(entries.map((entry) => `${entry},`).join("\n"))}\n${close.trim()}`;
}

function valueSource(value: unknown): string {
  if (isValidElement(value)) return jsxOf(value);
  // A component is named, any other function is written out.
  if (typeof value === "function") return /^[A-Z]/.test(value.name) ? value.name : value.toString();
  if (value instanceof Date) return `new Date(${JSON.stringify(value.toISOString())})`;
  if (typeof value === "object" && value !== null) return objectSource(value);
  return value === undefined ? "undefined" : withoutData(JSON.stringify(value));
}

function attribute([name, value]: readonly [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === "string" && !/["\n\\]/.test(value)) return `${name}="${withoutData(value)}"`;
  return `${name}={${valueSource(value)}}`;
}

function childrenSource(children: ReactNode): readonly string[] {
  if (children === null || children === undefined || typeof children === "boolean") return [];
  if (Array.isArray(children)) return children.flatMap((child: ReactNode) => childrenSource(child));
  if (isValidElement(children)) return [jsxOf(children)];
  const text = typeof children === "object" ? "…" : children.toString();
  return [/[{}<>]|^\s|\s$/.test(text) ? `{${JSON.stringify(text)}}` : text];
}

/**
 * The JSX that draws an element, to be copied into a page. What is `undefined` is left out, and a file is
 * named where the story has it inside its address.
 *
 * @param element - Element as a story returns it.
 */
export function jsxOf(element: ReactElement): string {
  const { children, ...props } = element.props as Props & { readonly children?: ReactNode };
  const name = nameOf(element.type);
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(attribute);
  const line = [name, ...attributes].join(" ");
  const fits = line.length <= LINE_LENGTH && !line.includes("\n");
  const head = fits ? line : `${name}\n${indented(attributes.join("\n"))}\n`;
  const inner = childrenSource(children);
  if (inner.length === 0) return name === "" ? "<></>" : `<${head}${fits ? " " : ""}/>`;
  const whole = `<${head}>${inner.join("")}</${name}>`;
  if (fits && inner.length === 1 && whole.length <= LINE_LENGTH && !whole.includes("\n")) return whole;
  return `<${head}>\n${indented(inner.join("\n"))}\n</${name}>`;
}
