import type { PictureProps } from "../../picture/Picture.tsx";

/** A stand-in for the picture of the referral campaign. */
export function gift(): PictureProps {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><path d="M14 62h100v56H14z" fill="#FF4A1C"/><path d="M6 40h116v22H6z" fill="#12110F"/><path d="M54 40h20v78H54z" fill="#FBF9F6"/><g fill="none" stroke="#12110F" stroke-width="8"><circle cx="46" cy="24" r="15"/><circle cx="82" cy="24" r="15"/></g><circle cx="64" cy="32" r="9" fill="#FF4A1C"/><circle cx="64" cy="90" r="14" fill="none" stroke="#12110F" stroke-width="6" pathLength="100" stroke-dasharray="72 28" transform="rotate(-50 64 90)"/><circle cx="64" cy="90" r="5" fill="#12110F"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 128, height: 128, alt: "" };
}
