/**
 * Plus Codes (Open Location Code): short codes of places, which maps understand and which need no street name. See
 * https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md
 */
const digits = "23456789CFGHJMPQRVWX";
const separator = "+";
const separatorAt = 8;
/** Pairs of digits in a code of a place. More digits divide the last square again. */
const pairs = 5;
const squareDegrees = 20;
/** The steps of the fifth pair in one degree. */
const stepsPerDegree = 8000;

/** Returns the Plus Code with ten digits of a place, about 14 m wide: "6CQXMJ22+XX". Coordinates are in degrees. */
export function toPlusCode(latitude: number, longitude: number): string {
  // Rounding first keeps 35.6 from becoming 35.599999.
  const steps = (degrees: number, from: number) => Math.floor(Number(((degrees + from) * stepsPerDegree).toFixed(6)));
  let north = Math.min(steps(Math.max(latitude, -90), 90), 180 * stepsPerDegree - 1);
  let east = steps((((longitude + 180) % 360) + 360) % 360, 0) % (360 * stepsPerDegree);
  let code = "";
  for (let pair = 0; pair < pairs; pair++) {
    code = `${digits[north % 20]}${digits[east % 20]}${code}`;
    north = Math.floor(north / 20);
    east = Math.floor(east / 20);
  }
  return code.slice(0, separatorAt) + separator + code.slice(separatorAt);
}

const digitClass = `[${digits}]`;
const fullCode = new RegExp(`^[2-9C][2-9CFGHJMPQRV]${digitClass}{6}\\+(${digitClass}{2,7})?$`);
const paddedCode = new RegExp(`^[2-9C][2-9CFGHJMPQRV](${digitClass}{2}){0,2}(00){1,3}\\+$`);
const shortCode = new RegExp(`^(${digitClass}{2}){0,3}\\+${digitClass}{2,7}$|^(${digitClass}{2}){1,3}\\+$`);

/** Returns whether a code in capitals names a place on its own. */
export const isFullPlusCode = (code: string): boolean =>
  fullCode.test(code) || (paddedCode.test(code) && code.length === separatorAt + 1);

/**
 * Returns a typed code as it is written everywhere: in capitals, without the name of the place that maps add ("MJ22+XX
 * Monrovia"); undefined if it is not one.
 */
export function readPlusCode(text: string): string | undefined {
  const [code = ""] = text.trim().toUpperCase().split(/[\s,]/, 1);
  return isFullPlusCode(code) || shortCode.test(code) ? code : undefined;
}

/** Returns the middle of the area that a full code names, in degrees. */
export function plusCodeCenter(code: string): { latitude: number; longitude: number } {
  const places = [...code.replace(separator, "").replace(/0+$/, "")].map((digit) => digits.indexOf(digit));
  let [latitude, longitude, height, width] = [-90, -180, squareDegrees * 20, squareDegrees * 20];
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0;
    if (index >= pairs * 2) {
      height /= 5;
      width /= 4;
      latitude += Math.floor(place / 4) * height;
      longitude += (place % 4) * width;
    } else if (index % 2 === 0) {
      height /= 20;
      latitude += place * height;
    } else {
      width /= 20;
      longitude += place * width;
    }
  }
  const round = (degrees: number) => Number(degrees.toFixed(6));
  return { latitude: round(latitude + height / 2), longitude: round(longitude + width / 2) };
}

/** Returns the code without the digits after its eighth, which name a place of about 275 m. */
export const toApproximateCode = (code: string): string => code.slice(0, code.indexOf(separator) + 1);
