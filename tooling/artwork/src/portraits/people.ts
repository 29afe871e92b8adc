import type { PaletteName } from "../colour/palettes.ts";

/** Parts of a portrait, by the numbers of the style's variants. */
export interface Face {
  readonly hair: string;
  readonly clothes: string;
  readonly mouth: string;
  readonly eyes: string;
  readonly eyebrows: string;
  readonly nose: string;
  readonly glasses?: string;
  readonly beard?: string;
  readonly palette: PaletteName;
}

/** The faces of the team, each chosen by eye. */
export const FACES: Readonly<Record<string, Face>> = {
  "lin-yue": {
    hair: "02",
    clothes: "17",
    mouth: "03",
    eyes: "05",
    eyebrows: "05",
    nose: "06",
    palette: "peach",
  },
  "chen-hang": {
    hair: "13",
    clothes: "20",
    mouth: "23",
    eyes: "05",
    eyebrows: "04",
    nose: "09",
    glasses: "03",
    palette: "sea",
  },
  "zhao-min": {
    hair: "41",
    clothes: "21",
    mouth: "14",
    eyes: "05",
    eyebrows: "05",
    nose: "01",
    palette: "lilac",
  },
  "wu-qiang": {
    hair: "54",
    clothes: "10",
    mouth: "14",
    eyes: "05",
    eyebrows: "05",
    nose: "13",
    palette: "sand",
  },
  "sato-yui": {
    hair: "10",
    clothes: "14",
    mouth: "22",
    eyes: "05",
    eyebrows: "05",
    nose: "03",
    palette: "sea",
  },
  "emily-carter": {
    hair: "28",
    clothes: "16",
    mouth: "30",
    eyes: "05",
    eyebrows: "05",
    nose: "08",
    palette: "peach",
  },
  "liu-bo": {
    hair: "15",
    clothes: "23",
    mouth: "03",
    eyes: "05",
    eyebrows: "05",
    nose: "10",
    glasses: "11",
    palette: "lilac",
  },
  "huang-xin": {
    hair: "48",
    clothes: "24",
    mouth: "23",
    eyes: "05",
    eyebrows: "05",
    nose: "07",
    palette: "sand",
  },
};
