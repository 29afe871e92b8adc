/** One entry of a site's menu. */
export interface MenuItem {
  readonly routeName: string;
  readonly path: string;
  readonly text: string;
  readonly children: readonly MenuItem[];
  /** Whether the sub-menu is expanded. */
  readonly subMenuVisible: boolean;
}
