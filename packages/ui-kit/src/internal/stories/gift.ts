import type { PictureProps } from "../../picture/Picture.tsx";

/** A stand-in for the picture of the referral campaign. */
export function gift(): PictureProps {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><rect x="14" y="52" width="100" height="64" rx="14" fill="#FF4A1C"/><rect x="8" y="36" width="112" height="28" rx="10" fill="#FF7A57"/><path d="M54 36h20v80H54z" fill="#FBF9F6"/><g fill="none" stroke="#12110F" stroke-width="7"><path d="M64 36C48 36 36 30 36 20s14-14 22-2c4 6 6 12 6 18zM64 36c16 0 28-6 28-16S78 6 70 18c-4 6-6 12-6 18z"/></g><circle cx="64" cy="84" r="14" fill="none" stroke="#12110F" stroke-width="6" pathLength="100" stroke-dasharray="72 28" transform="rotate(-50 64 84)"/><circle cx="64" cy="84" r="5" fill="#12110F"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 128, height: 128, alt: "" };
}
