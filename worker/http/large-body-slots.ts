/** How many big bodies an isolate receives at once: each, parsed and cleaned, takes several times its size of 128 MB. */
const atOnce = 2;
/** A place whose body has stood still this long is free again: a lost connection never gives its place back. */
const patience = 30_000;

/** The places for big bodies in this isolate. */
export interface LargeBodySlots {
  /** Takes a place, or gives undefined when there is none. */
  enter(now: number): Place | undefined;
}

interface Place {
  /** Says that bytes still arrive. */
  stay(now: number): void;
  leave(): void;
}

export function createLargeBodySlots(): LargeBodySlots {
  const places = new Map<Place, number>();
  return {
    enter(now) {
      for (const [place, seen] of places) if (now - seen > patience) places.delete(place);
      if (places.size >= atOnce) return undefined;
      const place: Place = {
        stay: (at) => places.has(place) && places.set(place, at),
        leave: () => places.delete(place),
      };
      places.set(place, now);
      return place;
    },
  };
}
