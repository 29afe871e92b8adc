/** Third tier: knobs of single components. Each falls back to a role, so one component can be themed alone. */
export const component = {
  button: {
    height: { $type: "dimension", $value: "{size.control}" },
    radius: { $type: "dimension", $value: "{radius.pill}" },
    padding: { $type: "dimension", $value: 24 },
  },
  field: {
    height: { $type: "dimension", $value: "{size.control}" },
    radius: { $type: "dimension", $value: "{radius.medium}" },
    fill: { $type: "color", $value: "{color.surface}" },
    border: { $type: "color", $value: "{color.border-control}" },
  },
  card: {
    radius: { $type: "dimension", $value: "{radius.card}" },
    fill: { $type: "color", $value: "{color.surface}" },
  },
  "nav-bar": {
    height: { $type: "dimension", $value: "{size.header}" },
    fill: { $type: "color", $value: "{color.ground}" },
  },
  "loading-bar": {
    height: { $type: "dimension", $value: 3 },
    fill: { $type: "color", $value: "{color.accent}" },
  },
  toast: {
    fill: { $type: "color", $value: "{palette.ink}" },
    text: { $type: "color", $value: "{palette.paper}" },
  },
  badge: {
    fill: { $type: "color", $value: "{palette.hot}" },
    text: { $type: "color", $value: "{palette.ink}" },
  },
} as const;
