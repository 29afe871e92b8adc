import { Picture, type PictureProps } from "@wesdom/ui-kit/picture";
import type { CSSProperties, ReactElement } from "react";
import styles from "./Closing.module.css";

/** What is read as the number in a figure: `226` of `+226%`. */
const NUMBER = /\d[\d.,]*/;

/** A unit in characters, which a cover sets smaller than its number: `万`, `件`. */
const CHARACTERS = /[\u3000-\u9fff]/;

interface ClosingBlankProps {
  /** The figure whose number is left open: its signs and its unit stay. */
  readonly value: string;
  readonly label: string;
}

/** The figure of a case with a line in its number's place, to be filled in. */
export function ClosingBlank({ value, label }: ClosingBlankProps): ReactElement {
  const [before = "", after = ""] = value.split(NUMBER);
  return (
    <p className={styles["blank"]} aria-hidden>
      <span>
        {before.trim()}
        <i />
        {CHARACTERS.test(after) ? <small>{after.trim()}</small> : after.trim()}
      </span>
      {label}
    </p>
  );
}

/** The cover of what comes next in a list: its number on the slip, and nothing where the result would stand. */
export function ClosingCover({ value }: { readonly value: number }): ReactElement {
  return (
    <p className={`${styles["blank"]} ${styles["cover"]}`} aria-hidden>
      <span>
        <i />
      </span>
      <b>{value}</b>
    </p>
  );
}

/** How many discs a row may hold: below the screen's width, and beside the words. */
const LONG: readonly number[] = [8, 9, 10, 11, 12, 13];
const SHORT: readonly number[] = [4, 5, 6, 7];

/** A disc for each text of a list, and a ring for the one that is not written: in rows as even as their number lets. */
export function ClosingCount({ count }: { readonly count: number }): ReactElement {
  const lacking = (row: number): number => (row - ((count + 1) % row)) % row;
  const evenest = (rows: readonly number[]): number =>
    rows.reduce((best, row) => (lacking(row) <= lacking(best) ? row : best));
  const rows = { "--long": evenest(LONG), "--short": evenest(SHORT) } as CSSProperties;
  return (
    <p className={styles["count"]} style={rows} aria-hidden>
      {Array.from({ length: count + 1 }, (_, at) => (
        <i key={at} />
      ))}
    </p>
  );
}

interface ClosingFacesProps {
  readonly portraits: readonly Omit<PictureProps, "alt">[];
  /** Who it is, where it is one: name and role, a line each. @default nothing */
  readonly of?: { readonly name: string; readonly role: string } | undefined;
}

/** Who answers, in portraits that the page shows above. */
export function ClosingFaces({ portraits, of }: ClosingFacesProps): ReactElement {
  return (
    <div className={styles["faces"]}>
      {portraits.map((portrait) => (
        <Picture {...portrait} alt="" ratio={1} key={portrait.src} />
      ))}
      {of && (
        // Anew for each: what replaces a bare text, as translators do, React cannot change.
        <p key={of.name}>
          {of.name}
          <br />
          {of.role}
        </p>
      )}
    </div>
  );
}
