import { areaList } from "@vant/area-data";
import { pinyin } from "pinyin-pro";
import type { Area, AreaQuery, LanguageKey } from "@wesdom/api-client/contract";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";

/** One level of the cascade below an area; `undefined` when there is no such area. */
export type AreasBelow = (parent: string, language: LanguageKey) => Area[] | undefined;

/** Endings that say what kind of area it is, with what English calls it. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/特别行政区$/, " SAR"],
  [/(?:壮族|回族|维吾尔)?自治区$/, ""],
  [/省$/, ""],
  [/自治州$/, " Prefecture"],
  [/地区$/, " Prefecture"],
  [/盟$/, " League"],
  [/自治县$/, " County"],
  [/自治旗$/, " Banner"],
  [/新区$/, " New Area"],
  [/区$/, " District"],
  [/县$/, " County"],
  [/旗$/, " Banner"],
  [/市$/, ""],
];

/** Names that pinyin alone would get wrong. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  内蒙古自治区: "Inner Mongolia",
  西藏自治区: "Tibet",
  香港特别行政区: "Hong Kong SAR",
  澳门特别行政区: "Macao SAR",
  陕西省: "Shaanxi",
  台湾省: "Taiwan",
};

/** The cascade of provinces, cities and districts of the area data. */
export function createAreas(): AreasBelow {
  const levels = new Map<string, { code: string; name: string }[]>([["", []]]);
  const put = (parent: string, code: string, name: string): void => {
    levels.set(parent, [...(levels.get(parent) ?? []), { code, name }]);
  };
  for (const [code, name] of Object.entries(areaList.province_list)) put("", code, name);
  for (const [code, name] of Object.entries(areaList.city_list)) put(provinceOf(code), code, name);
  for (const [code, name] of Object.entries(areaList.county_list)) {
    const city = cityOf(code);
    put(city in areaList.city_list ? city : provinceOf(code), code, name);
  }
  const known = new Set([...levels.values()].flat().map((area) => area.code));
  return (parent, language) => {
    if (parent !== "" && !known.has(parent)) return undefined;
    return (levels.get(parent) ?? []).map(({ code, name }) => ({
      code,
      name: language === "en" ? englishName(name) : name,
      parent,
      leaf: !levels.has(code),
    }));
  };
}

/** The Chinese names of an area and of those that it lies in, the largest first. */
export function areaName(code: string): string {
  const { province_list: provinces, city_list: cities, county_list: districts } = areaList;
  return [provinces[provinceOf(code)], cities[cityOf(code)], districts[code]]
    .filter((name, at, names) => name !== undefined && name !== names[at - 1])
    .join(" ");
}

function provinceOf(code: string): string {
  return `${code.slice(0, 2)}0000`;
}

function cityOf(code: string): string {
  return `${code.slice(0, 4)}00`;
}

function englishName(name: string): string {
  const known = ENGLISH_NAMES[name];
  if (known !== undefined) return known;
  const [ending, english] = ENDINGS.find(([pattern]) => pattern.test(name) && name.length > 2) ?? [/$^/, ""];
  const sound = pinyin(name.replace(ending, ""), { toneType: "none", type: "array", v: false }).join("");
  return `${sound.charAt(0).toUpperCase()}${sound.slice(1)}${english}`;
}

/** One level of the cascade. */
export function readAreas({
  areasBelow,
  query,
  language,
}: CallInput<AreaQuery, unknown, { readonly areasBelow: AreasBelow }>): Promise<Area[]> {
  const level = areasBelow(query.parent ?? "", language);
  if (!level) throw new ApiFailure(404, "notFound");
  return Promise.resolve(level);
}
