import jsQr from "jsqr";

const pixelsPerSquare = 4;

/** Reads the QR code of an SVG whose path draws each dark square as "Mx,yh1v1h-1z"; undefined if a reader finds none. */
export function readQrCode(svg: string): string | undefined {
  const [, side = "0"] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  const [, unit = "10"] = /h(\d+)v/.exec(svg) ?? [];
  const size = (Number(side) / Number(unit)) * pixelsPerSquare;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h/g))
    for (let row = 0; row < pixelsPerSquare; row++)
      for (let column = 0; column < pixelsPerSquare; column++) {
        const top = (Number(y) / Number(unit)) * pixelsPerSquare + row;
        const left = (Number(x) / Number(unit)) * pixelsPerSquare + column;
        pixels.fill(0, (top * size + left) * 4, (top * size + left) * 4 + 3);
      }
  return jsQr(pixels, size, size)?.data;
}
