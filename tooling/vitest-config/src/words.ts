/** A node of the sources, as far as it is looked at here. */
interface Path {
  readonly node: { readonly type: string; readonly callee?: { readonly name?: string } };
  readonly findParent: (matches: (parent: Path) => boolean) => Path | null;
}

const isText = ({ node }: Path): boolean => node.type === "StringLiteral" || node.type === "TemplateLiteral";

const isError = ({ node }: Path): boolean =>
  node.type === "NewExpression" && node.callee?.name?.endsWith("Error") === true;

/** What Stryker is to leave alone. */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "words",
    value: {
      shouldIgnore: (path: Path): string | undefined =>
        isText(path) && path.findParent(isError) ? "Words of an error: a person judges them." : undefined,
    },
  },
];
