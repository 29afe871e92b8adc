// Who may import whom, down to the file. The packages' tags in turbo.json hold the coarse half of it.
// Paths are relative to the root of the tree; each rule is broken once in tooling/checks/fixtures/<rule name>.

const TESTS = "[.](test|spec)[.]tsx?$|/test/|/testing/|[.]config[.](ts|mts)$";
const STORIES = "[.]stories[.]tsx$|/[.]storybook/";
const OURS = "^(apps|packages|tooling)/";
/** What everybody may import. */
const FACTS = "^packages/facts/src/index[.]ts$";
const REACT =
  "node_modules/(react|react-dom|@types/react|@types/react-dom|@tanstack/react-[^/]+|@unhead/react)/";

export default {
  forbidden: [
    {
      name: "leaf-packages-stand-alone",
      comment:
        "facts, validators, seo, tracking and ui-kit are published alone: of ours they import the facts.",
      severity: "error",
      from: { path: "^packages/(facts|validators|seo|tracking|ui-kit)/src/", pathNot: [TESTS, STORIES] },
      to: { path: OURS, pathNot: ["^packages/$1/", FACTS] },
    },
    {
      name: "api-client-imports-validators",
      comment: "The contract is made of field rules; of ours it knows nothing else.",
      severity: "error",
      from: { path: "^packages/api-client/", pathNot: TESTS },
      to: { path: OURS, pathNot: ["^packages/(api-client|validators)/", FACTS] },
    },
    {
      name: "site-runtime-imports",
      comment: "site-runtime stands on api-client, tracking and seo.",
      severity: "error",
      from: { path: "^packages/site-runtime/", pathNot: TESTS },
      to: { path: OURS, pathNot: ["^packages/(site-runtime|api-client|tracking|seo)/", FACTS] },
    },
    {
      name: "sites-stay-apart",
      comment:
        "Each site is released alone, and so are the stand-ins: they import packages, never each other, an app or a tool.",
      severity: "error",
      from: { path: "^apps/(cn|intl|stand-ins)/", pathNot: TESTS },
      to: { path: "^(apps|tooling)/", pathNot: "^apps/$1/" },
    },
    {
      name: "api-imports",
      comment:
        "The backend shares the contract, the token of the host, the opening of sealed events and the field rules, nothing of a browser.",
      severity: "error",
      from: { path: "^apps/api/", pathNot: TESTS },
      to: {
        path: OURS,
        pathNot: [
          "^apps/api/|^packages/api-client/src/(contract|server)/|^packages/tracking/src/server/|^packages/validators/",
          FACTS,
        ],
      },
    },
    {
      name: "api-kernel-below-features",
      comment: "What every call goes through and lies on knows none of the features.",
      severity: "error",
      from: { path: "^apps/api/src/(http|database|keys|messages|text)/" },
      to: {
        path: "^apps/api/src/",
        pathNot: "^apps/api/src/((http|database|keys|messages|text)/|env[.]ts$)",
      },
    },
    {
      name: "api-features-below-routes",
      comment:
        "What puts the features together, the routes, the start and the commands, is above all of them.",
      severity: "error",
      from: { path: "^apps/api/src/[^/]+/", pathNot: "^apps/api/src/(control|cli)/" },
      to: { path: "^apps/api/src/((control|cli)/|[^/]+[.]ts$)", pathNot: "^apps/api/src/env[.]ts$" },
    },
    {
      name: "host-imports",
      comment:
        "The front door knows addresses, settings and the shape of a site, calls the API as a client, and writes sitemaps; a site it loads as a release.",
      severity: "error",
      from: { path: "^apps/host/", pathNot: TESTS },
      to: {
        path: OURS,
        pathNot: [
          FACTS,
          "^apps/host/|^packages/site-runtime/src/(index[.]ts|addresses/|settings/|site/|languages/)|^packages/(api-client|seo)/src/index[.]ts$|^packages/api-client/src/server/",
        ],
      },
    },
    {
      name: "packages-know-no-app",
      comment: "What is published cannot depend on what runs or on what builds it.",
      severity: "error",
      from: { path: "^packages/[^/]+/src/", pathNot: [TESTS, STORIES] },
      to: { path: "^(apps|tooling)/" },
    },
    {
      name: "tooling-runs-only-the-api",
      comment:
        "Prerendering runs the API in process, products of tests start with its database, and artwork draws evidence as the API does; every other app is used as a process or as a release.",
      severity: "error",
      from: { path: "^tooling/", pathNot: TESTS },
      to: { path: "^apps/", pathNot: "^apps/api/src/(index|content/import/markdown)[.]ts$" },
    },
    {
      name: "core-without-react",
      comment: "seo, tracking and site-runtime run without React; it is met in the binding entries alone.",
      severity: "error",
      from: {
        path: "^packages/(seo|tracking|site-runtime)/src/",
        pathNot: ["^packages/[^/]+/src/react/", "^packages/site-runtime/src/(client|server)/", TESTS],
      },
      to: { path: REACT },
    },
    {
      name: "core-below-binding",
      comment: "A binding imports the core; the other way round React would come along.",
      severity: "error",
      from: {
        path: "^packages/(seo|tracking|site-runtime)/src/",
        pathNot: ["^packages/[^/]+/src/react/", "^packages/site-runtime/src/(client|server)/", TESTS],
      },
      to: { path: "^packages/[^/]+/src/react/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "internal-stays-inside",
      comment: "src/internal/ is nobody else's business.",
      severity: "error",
      from: { path: "^([^/]+)/([^/]+)/" },
      to: { path: "^(apps|packages|tooling)/[^/]+/src/internal/", pathNot: "^$1/$2/" },
    },
    {
      name: "internal-is-not-exported",
      comment: "An entry that hands on a file of src/internal/ makes it public all the same.",
      severity: "error",
      from: { path: "/src/.*index[.]tsx?$", pathNot: "/src/internal/" },
      to: { path: "/src/internal/", dependencyTypes: ["export"] },
    },
    {
      name: "ui-kit-script-without-style",
      comment: "JavaScript that imports CSS cannot be loaded by Node.",
      severity: "error",
      from: { path: "^packages/ui-kit/", pathNot: [TESTS, STORIES] },
      to: { path: "[.]css([?]|$)" },
    },
    {
      name: "no-cycles",
      comment: "Files that need each other, be it for a type, are one file, or lack a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "shipped-code-needs-no-dev-dependency",
      comment: "Whoever installs the package does not get its development dependencies.",
      severity: "error",
      from: { path: "^packages/[^/]+/src/", pathNot: [TESTS, STORIES] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm-peer", "npm", "type-only"] },
    },
    {
      name: "no-code-imports-a-test",
      comment: "A test is the end of the line.",
      severity: "error",
      from: { path: OURS, pathNot: TESTS },
      to: { path: "[.](test|spec)[.]tsx?$" },
    },
    {
      name: "resolvable",
      comment: "An import that leads nowhere hides from every other rule.",
      severity: "error",
      from: { path: OURS },
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    // What lies outside the workspace installs the packed packages and is checked there.
    exclude: {
      path: "(^|/)(test/outside/project|dist|storybook-static|reports|fixtures|templates|[.]turbo|[.]cache)/",
    },
    enhancedResolveOptions: {
      conditionNames: ["@wesdom/source", "types", "import", "node", "default"],
      exportsFields: ["exports"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css", ".d.ts"],
    },
  },
};
