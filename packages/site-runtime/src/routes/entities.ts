/** One entry of a site's menu. */
export interface MenuItem {
  readonly routeName: string;
  readonly path: string;
  readonly text: string;
  readonly children: readonly MenuItem[];
  /** Whether the sub-menu is expanded. */
  readonly subMenuVisible: boolean;
}

/** One social icon of the footer, with the ids that its click is reported under. */
export interface SocialLink {
  readonly key: string;
  readonly imageSrc: string;
  readonly href: string;
  readonly objectId: number;
  readonly eventId: string;
  readonly bizId: string;
}
