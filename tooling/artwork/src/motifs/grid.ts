import { type Composition, presenceAt, reachOf, type Scene, unitOf } from "../scene/scene.ts";
import { area, at, disc, element, line, num, polar, polyline, ring, type Point } from "../svg/shapes.ts";

/** Modules on a grid, each cut from a circle. */
export const modules: Composition = (scene) => {
  const { palette, random } = scene;
  // Three to the shorter side: none is cut in a picture of 4:3.
  const cells = gridOf(scene, scene.density > 0.8 ? 4.6 : 3);
  const colours = [palette.strong, palette.light, palette.soft, palette.mid, palette.strong];
  const spark = random.int(0, cells.length - 1);
  return cells
    .map((cell, index) => {
      if (random.next() > cell.presence) return "";
      const one = index === spark ? palette.accent : random.pick(colours);
      const two = random.pick(colours.filter((colour) => colour !== one));
      return module(scene, cell, cell.size, one, two);
    })
    .join("");
};

interface Cell extends Point {
  readonly size: number;
  readonly presence: number;
}

function gridOf(scene: Scene, across: number): Cell[] {
  const { box, bleed } = scene;
  const columns = Math.max(3, Math.round((box.width / unitOf(scene)) * across));
  const size = box.width / columns;
  const rows = bleed.bottom ? Math.ceil(box.height / size) : Math.floor(box.height / size);
  const top = bleed.top
    ? box.y + (box.height - rows * size) / 2
    : box.y + box.height - rows * size + (bleed.bottom ? size * 0.5 : 0);
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const place = { x: box.x + column * size, y: top + row * size };
      if (!bleed.top && place.y < box.y - 0.5) continue;
      const middle = { x: place.x + size / 2, y: place.y + size / 2 };
      cells.push({ ...place, size, presence: presenceAt(scene, middle, size * 2.4) });
    }
  }
  return cells;
}

function module(scene: Scene, cell: Point, size: number, one: string, two: string): string {
  const { random, palette } = scene;
  const { x, y } = cell;
  const middle = { x: x + size / 2, y: y + size / 2 };
  const corners = [
    { x, y },
    { x: x + size, y },
    { x: x + size, y: y + size },
    { x, y: y + size },
  ];
  const corner = random.int(0, 3);
  const quarter = (radius: number, fill: string): string => {
    const from = corners[corner] as Point;
    const start = polar(from, radius, (corner * Math.PI) / 2);
    const end = polar(from, radius, ((corner + 1) * Math.PI) / 2);
    return area(`M${at(from)}L${at(start)}A${num(radius)} ${num(radius)} 0 0 1 ${at(end)}z`, fill);
  };
  const square = element("rect", { x, y, width: size + 0.3, height: size + 0.3, fill: two });
  switch (random.int(0, 6)) {
    case 0:
      return square + quarter(size, one);
    case 1:
      return quarter(size, one) + quarter(size * 0.66, palette.ground) + quarter(size * 0.33, two);
    case 2:
      return disc(middle, size * 0.5, one) + disc(middle, size * 0.2, two);
    case 3: {
      const r = num(size / 2);
      const start = polar(middle, size / 2, (corner * Math.PI) / 2);
      const end = polar(middle, size / 2, (corner * Math.PI) / 2 + Math.PI);
      return square + area(`M${at(start)}A${r} ${r} 0 0 1 ${at(end)}z`, one);
    }
    case 4:
      return square + ring(middle, size * 0.32, one, size * 0.16);
    case 5:
      return quarter(size, one) + quarter(size * 0.5, two);
    default:
      return square + disc(middle, size * 0.16, one);
  }
}

/** Squares turned a little in each other, down to a point. */
export const spin: Composition = (scene) => {
  const { palette, random, focus } = scene;
  const reach = Math.min(reachOf(scene) * 0.98, unitOf(scene) * 0.78);
  const count = 13;
  const turn = random.range(0.12, 0.2) * random.pick([-1, 1]);
  const start = random.range(0, 1.5);
  const sides = random.pick([4, 4, 4, 6]);
  const colours = [
    palette.strong,
    palette.ground,
    palette.light,
    palette.ground,
    palette.soft,
    palette.ground,
  ];
  const parts: string[] = [];
  let radius = reach;
  for (let index = 0; index < count; index += 1) {
    const points = Array.from({ length: sides }, (_, side) =>
      polar(focus, radius, start + index * turn + (side / sides) * 6.28319),
    );
    parts.push(
      area(
        polyline(points, true),
        index === count - 1 ? palette.accent : (colours[index % colours.length] ?? palette.strong),
      ),
    );
    const inner = (Math.PI * (sides - 2)) / (2 * sides);
    radius *= Math.min(0.9, Math.max(0.78, Math.sin(inner) / Math.sin(Math.PI - inner - Math.abs(turn))));
  }
  return parts.join("");
};

/** Discs in the phases of a moon: each a day of the campaign. */
export const phases: Composition = (scene) => {
  const { palette, random, focus } = scene;
  const cells = gridOf(scene, scene.density > 0.8 ? 5.4 : 3);
  const tilt = random.range(-0.6, 0.6);
  const spark = random.int(Math.floor(cells.length * 0.3), cells.length - 1);
  return cells
    .map((cell, index) => {
      if (cell.presence < 0.5 && random.next() > cell.presence * 2) return "";
      const radius = cell.size * 0.4;
      const middle = { x: cell.x + cell.size / 2, y: cell.y + cell.size / 2 };
      const way = Math.hypot(middle.x - focus.x, middle.y - focus.y) / (cell.size * 1.25) + tilt;
      const lit = Math.cos(way);
      const r = num(radius);
      const rx = num(Math.abs(lit) * radius);
      const top = { x: middle.x, y: middle.y - radius };
      const low = { x: middle.x, y: middle.y + radius };
      const bright =
        index === spark ? palette.accent : Math.floor(way) % 3 === 1 ? palette.light : palette.strong;
      const face = `M${at(top)}A${r} ${r} 0 0 1 ${at(low)}A${rx} ${r} 0 0 ${lit > 0 ? 1 : 0} ${at(top)}z`;
      return disc(middle, radius, palette.mid) + area(face, bright);
    })
    .join("");
};

/** Tiles that swell where the ripple passes, square by square. */
export const heat: Composition = (scene) => {
  const { palette, random, focus } = scene;
  const cells = gridOf(scene, scene.density > 0.8 ? 10 : 8);
  const slant = random.chance(0.5);
  const wave = unitOf(scene) * random.range(0.3, 0.38);
  const spark = random.int(1, 2);
  return cells
    .map((cell) => {
      const dx = Math.abs(cell.x + cell.size / 2 - focus.x);
      const dy = Math.abs(cell.y + cell.size / 2 - focus.y);
      const way = (slant ? (dx + dy) * 0.8 : Math.max(dx, dy)) / wave;
      const swing = 0.5 + 0.5 * Math.cos(way * Math.PI * 2);
      const size = cell.size * (0.2 + 0.72 * swing) * Math.min(1, cell.presence * 1.3);
      if (size < 4) return "";
      const band = Math.round(way);
      const warm = band === 0 ? palette.accent : band === spark ? palette.light : palette.strong;
      const colour = swing < 0.3 ? palette.soft : warm;
      return line(
        `M${at({ x: cell.x + (cell.size - size) / 2, y: cell.y + cell.size / 2 })}h${num(size)}`,
        colour,
        size,
      );
    })
    .join("");
};
