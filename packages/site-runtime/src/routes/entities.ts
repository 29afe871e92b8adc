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

/** What page views of a route are reported under. */
export interface PageViewPlan {
  readonly objectId: number;
  /** Tells routes apart that share an object id. */
  readonly bizId?: string;
}

/** The event ids of one site as data. */
export interface TrackingPlan {
  readonly pageViews: Readonly<Record<string, PageViewPlan>>;
  /** Object id of visitor events. */
  readonly visitors: number;
  /** Object id of the visit duration. */
  readonly duration: number;
}
