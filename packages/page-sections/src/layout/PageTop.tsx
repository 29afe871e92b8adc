import { Link } from "@wesdom/ui-kit/link";
import { Logo } from "@wesdom/ui-kit/logo";
import type { ReactElement } from "react";
import styles from "./PageTop.module.css";

interface PageTopProps {
  /** Name of the brand. */
  readonly brand: string;
  /** What follows the brand in the name of the link home. */
  readonly home: string;
  /** Text of the way back. */
  readonly back: string;
  readonly indexPath: string;
}

/** The top of a page without header: whose page it is, and the way back. */
export function PageTop({ brand, home, back, indexPath }: PageTopProps): ReactElement {
  return (
    <div className={`el-gutter ${styles["top"]}`}>
      <Logo name={brand} href={indexPath} linkLabel={`${brand} ${home}`} />
      <Link look="quiet" className={styles["back"]} href={indexPath}>
        {back}
      </Link>
    </div>
  );
}
