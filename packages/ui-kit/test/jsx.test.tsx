import { Fragment, type ReactElement, type ReactNode } from "react";
import { expect, it } from "vitest";
import { jsxOf } from "../.storybook/jsxOf.ts";

function Box({
  children,
}: {
  readonly children?: ReactNode;
  readonly [prop: string]: unknown;
}): ReactElement {
  return <>{children}</>;
}

const title = "Talk to a consultant about entering the Chinese market, today";

// oxlint-disable react/jsx-key -- rows of a table, not children
it.each([
  [<Box />, "<Box />"],
  [<Box open label="关闭" size={3} gone={undefined} off={false} />, '<Box open label="关闭" size={3} />'],
  [<Box>Text</Box>, "<Box>Text</Box>"],
  [<Box>{3}</Box>, "<Box>3</Box>"],
  [<Box>{"{n} of {total}"}</Box>, '<Box>{"{n} of {total}"}</Box>'],
  [<Box quote={'say "hi"'} />, '<Box quote={"say \\"hi\\""} />'],
  [<Box onClick={() => title} />, "<Box onClick={() => title} />"],
  [<Box as={Box} />, "<Box as={Box} />"],
  [
    <Box store={{ get: (key: string) => key, has() {} }} />,
    "<Box store={{ get: (key) => key, has() {} }} />",
  ],
  [<Box src="data:image/svg+xml,%3Csvg%3E" />, '<Box src="/picture.svg" />'],
  [<Box at={{ srcSet: "data:image/png;base64,AA 1x" }} />, '<Box at={{ srcSet: "/picture.png 1x" }} />'],
  [
    <Box icon={<Box />} items={[1, "two"]} at={{ "a-b": 1 }} />,
    '<Box icon={<Box />} items={[1, "two"]} at={{ "a-b": 1 }} />',
  ],
  [
    <Fragment>
      <Box />
      {null}
      <p>Text</p>
    </Fragment>,
    "<>\n  <Box />\n  <p>Text</p>\n</>",
  ],
  [<Box title={title} lead={title} />, `<Box\n  title="${title}"\n  lead="${title}"\n/>`],
])("writes %# as it can be copied", (element, jsx) => {
  expect(jsxOf(element)).toBe(jsx);
});
