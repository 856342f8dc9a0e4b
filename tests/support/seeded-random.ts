/** Creates a seeded random generator (mulberry32), so that a failing run can be repeated. */
export function createRandom(seed: number) {
  let state = seed + 0x9e3779b9;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T => from[whole(0, from.length - 1)] as T,
  };
}
