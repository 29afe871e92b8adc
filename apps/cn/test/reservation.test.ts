import { describe, expect, test } from "vitest";
import { sourceTypeOf } from "../src/pages/reservation/reservation-place.ts";
import { DRAFT_KEY, keepDraft, readDraft } from "../src/pages/reservation/reservationDraft.ts";
import {
  firstReservation,
  isBlank,
  NO_VALUES,
  RESERVATION_STEPS,
  reservationReducer,
  stepBefore,
  stepOfAddress,
  type ReservationAction,
  type ReservationState,
  type ReservationValues,
} from "../src/pages/reservation/reservationState.ts";
import { postedValues, typedValues } from "../src/pages/reservation/reservationValues.ts";

const GUANGDONG = { code: "440000", name: "广东省", leaf: false };
const NANSHAN = { code: "440305", name: "南山区", leaf: true };
const FILLED: ReservationValues = {
  services: ["live-commerce"],
  needs: "新品上市",
  budget: "10–50 万",
  company: "沐颜",
  area: [GUANGDONG, NANSHAN],
  time: "周末",
  name: "林女士",
  phone: "13800138000",
};
const START = firstReservation(NO_VALUES);

function after(...actions: readonly ReservationAction[]): ReservationState {
  return actions.reduce(reservationReducer, START);
}
const restore = (
  action: Partial<Extract<ReservationAction, { type: "restore" }>> = {},
): ReservationAction => ({
  type: "restore",
  typed: {},
  draft: null,
  step: "need",
  ...action,
});

describe("steps", () => {
  test("next goes on step by step and stays at the last one", () => {
    const next: ReservationAction = { type: "next", problems: {} };
    expect(after(restore(), next).step).toBe("company");
    expect(after(restore(), next, next).step).toBe("contact");
    expect(after(restore(), next, next, next).step).toBe("contact");
  });

  test("a problem of this step keeps it, one of a later step does not", () => {
    const problems = { name: "请填写姓名", areaCode: "请选择地区" };
    const company = after(restore(), { type: "next", problems });
    expect(company).toMatchObject({ step: "company", problems: {} });
    const stayed = reservationReducer(company, { type: "next", problems });
    expect(stayed).toMatchObject({ step: "company", problems: { areaCode: "请选择地区" } });
    const gone = reservationReducer(stayed, { type: "next", problems: { name: "请填写姓名" } });
    expect(gone).toMatchObject({ step: "contact", problems: {} });
  });

  test("without an area there is no last step, from the address or from the history", () => {
    expect(after(restore({ step: "contact" })).step).toBe("company");
    expect(after(restore(), { type: "visit", step: "contact" }).step).toBe("company");
    expect(after(restore({ step: "contact", draft: FILLED })).step).toBe("contact");
  });

  test("who fills in a part before the scripts come goes on there, whatever the way to it lacks", () => {
    const busy = after(restore({ busy: "contact" }));
    expect(busy.step).toBe("contact");
    expect(reservationReducer(busy, { type: "visit", step: "contact" }).step).toBe("contact");
  });

  test("a refusal leads to the first step with a wrong field, and nowhere when it names none", () => {
    const last = after(restore({ draft: FILLED, step: "contact" }));
    const refused = (...fields: string[]) => reservationReducer(last, { type: "refuse", fields }).step;
    expect(refused("name", "areaCode")).toBe("company");
    expect(refused("consent", "code")).toBe("contact");
    expect(refused("needs", "phone")).toBe("need");
    expect(refused("")).toBe("contact");
    expect(refused("constructor")).toBe("contact");
  });

  test("a page that answers a plain post opens at its first wrong field and stays there", () => {
    const posted = firstReservation(FILLED, ["phone", ""]);
    expect(posted.step).toBe("contact");
    expect(reservationReducer(posted, restore()).step).toBe("contact");
  });

  test("the address names a step; anything else is the first", () => {
    expect(RESERVATION_STEPS.map(stepOfAddress)).toEqual(RESERVATION_STEPS);
    for (const step of [undefined, "", "4", "toString", ["contact"]])
      expect(stepOfAddress(step)).toBe("need");
    expect(RESERVATION_STEPS.map(stepBefore)).toEqual(["need", "need", "company"]);
  });
});

describe("values", () => {
  test("what was typed before hydration wins over the device, which wins over nothing", () => {
    const typed = { ...NO_VALUES, name: "王先生" };
    const { values, restored } = after(restore({ typed, draft: FILLED }));
    expect(values).toEqual({ ...FILLED, name: "王先生" });
    expect(restored).toBe(true);
    expect(after(restore()).restored).toBe(false);
  });

  test("a change keeps the others, clearing keeps none and leads to the start", () => {
    const changed = after(restore({ draft: FILLED, step: "contact" }), {
      type: "change",
      values: { phone: "13900139000" },
    });
    expect(changed.values).toEqual({ ...FILLED, phone: "13900139000" });
    expect(reservationReducer(changed, { type: "clear" })).toMatchObject({
      step: "need",
      values: NO_VALUES,
      restored: false,
      ready: true,
    });
  });

  test("whether the device keeps it is told once", () => {
    const kept = after(restore(), { type: "keep", kept: true });
    expect(kept.kept).toBe(true);
    expect(reservationReducer(kept, { type: "keep", kept: true })).toBe(kept);
  });

  test("nothing of the state is changed in place", () => {
    const state = Object.freeze({ ...after(restore({ draft: FILLED })) });
    const actions: ReservationAction[] = [
      { type: "next", problems: { needs: "x" } },
      { type: "visit", step: "company" },
      { type: "change", values: { name: "" } },
      { type: "clear" },
    ];
    for (const action of actions) expect(reservationReducer(state, action)).not.toBe(state);
  });

  test("a plainly posted form comes back as the steps know it", () => {
    const posted = { ...FILLED, area: "", areaCode: "440000" };
    expect(postedValues(posted, [GUANGDONG])).toEqual({ ...FILLED, area: [GUANGDONG] });
    expect(postedValues({ ...posted, areaCode: "999999" }, [GUANGDONG]).area).toEqual([]);
    expect(isBlank(postedValues({}, [GUANGDONG]))).toBe(true);
  });

  test("the fields of a form are read by name", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["services", "live-commerce"],
      ["services", "media-buying"],
      ["phone", "13800138000"],
      ["consent", "on"],
    ] as const)
      form.append(name, value);
    expect(typedValues(form)).toMatchObject({
      services: ["live-commerce", "media-buying"],
      phone: "13800138000",
      name: "",
    });
  });
});

describe("draft", () => {
  function device(content: Record<string, string> = {}) {
    const stored = new Map(Object.entries(content));
    return {
      stored,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
  }
  const blocked = {
    getItem: (): string => {
      throw new Error("blocked");
    },
    setItem: (): void => {
      throw new Error("blocked");
    },
    removeItem: (): void => {
      throw new Error("blocked");
    },
  };

  test("comes back as it was kept", () => {
    const storage = device();
    expect(keepDraft(storage, FILLED)).toBe(true);
    expect(readDraft(storage)).toEqual(FILLED);
  });

  test("holds neither code nor consent", () => {
    const storage = device();
    keepDraft(storage, FILLED);
    const draft = JSON.parse(storage.stored.get(DRAFT_KEY) ?? "") as object;
    expect(Object.keys(draft)).toEqual(Object.keys(NO_VALUES));
  });

  test("nothing filled in leaves nothing behind", () => {
    const storage = device();
    keepDraft(storage, FILLED);
    keepDraft(storage, NO_VALUES);
    expect(storage.stored.size).toBe(0);
  });

  test("blocked storage is silent", () => {
    expect(readDraft(blocked)).toBeNull();
    expect(keepDraft(blocked, FILLED)).toBe(false);
    expect(readDraft(null)).toBeNull();
    expect(keepDraft(null, FILLED)).toBe(false);
  });

  test.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", "[]"],
    ["nothing filled in", "{}"],
  ])("%s is no draft", (_what, text) => {
    expect(readDraft(device({ [DRAFT_KEY]: text }))).toBeNull();
  });

  test("of values of another shape only what fits is taken", () => {
    const values = { name: 1, phone: "138", services: ["a", 2], area: [{ code: "1" }], admin: true };
    const storage = device({ [DRAFT_KEY]: JSON.stringify(values) });
    expect(readDraft(storage)).toEqual({ ...NO_VALUES, phone: "138", services: ["a"] });
  });
});

test.each([
  ["?type=nav", "nav"],
  ["?type=case-detail&x=1", "case-detail"],
  ["?type=%3Cscript%3E", ""],
  [`?type=${"a".repeat(41)}`, ""],
  ["", ""],
])("the source of %s is %j", (query, source) => {
  expect(sourceTypeOf(new URLSearchParams(query))).toBe(source);
});
