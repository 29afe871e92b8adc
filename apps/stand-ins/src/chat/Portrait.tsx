import type { ReactElement } from "react";
import styles from "./Chat.module.css";

/** 小敦, with a headset: drawn as the portraits of the team are. */
export function Portrait(): ReactElement {
  return (
    <svg className={styles["portrait"]} viewBox="0 0 96 96" fill="none" aria-hidden focusable="false">
      <path fill="var(--el-palette-hot)" d="M0 0h96v96H0z" />
      <circle cx="48" cy="46" r="40" stroke="#ffb39e" strokeWidth="5" />
      <path fill="var(--el-palette-ink)" d="M12 98c1-22 16-29 36-29s35 7 36 29z" />
      <path fill="#f0b093" d="M40 58h16v11q-8 8-16 0z" />
      <ellipse cx="48" cy="45" rx="17.5" ry="19.5" fill="#ffd6c2" />
      <path
        fill="var(--el-palette-ink)"
        d="M29 47c-3-20 7-30 19-30s22 10 19 30c-2-8-5-12-9-15-8 4-17 4-23 3-3 3-5 7-6 12z"
      />
      <g stroke="var(--el-palette-ink)" strokeLinecap="round" strokeWidth="2.4">
        <path d="M41 46v1M55 46v1M42 54q6 5 12 0" />
      </g>
      <g stroke="var(--el-palette-paper)" strokeLinecap="round">
        <path strokeWidth="3.5" d="M28 45a20 26 0 0 1 40 0" />
        <path strokeWidth="7" d="M28.5 45v7M67.5 45v7" />
        <path strokeWidth="2.4" d="M67 54q-1 9-11 9" />
      </g>
      <circle cx="55" cy="63" r="3" fill="var(--el-palette-paper)" />
    </svg>
  );
}
