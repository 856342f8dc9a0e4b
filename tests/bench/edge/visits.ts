/** One request of the replayed day. */
export interface VisitRequest {
  at: number;
  /** What asks: a visitor's page or read, an image, a count of a view, or a bot. */
  kind: "page" | "read" | "image" | "event" | "bot";
  path: string;
  /** Read the page of the list that follows this one. */
  isNextPage?: boolean;
}

export interface Home {
  uuid: string;
  kind: "buy" | "rent";
}

export interface Catalogue {
  /** Listed homes, the most wanted first. */
  homes: readonly Home[];
  /** Homes that were removed from the site. Only old links lead to them. */
  removed: readonly Home[];
}

const dayMs = 86_400_000;
/** Share of the visits in each hour, in Monrovia: few at night, most in the evening. */
const hours = [2, 1, 1, 1, 1, 2, 4, 6, 8, 9, 9, 9, 10, 9, 8, 8, 9, 11, 13, 14, 14, 12, 8, 4];
const areas = ["Sinkor", "Congo Town", "Paynesville", "Mamba Point", "Bushrod Island", "Caldwell", "ELWA Junction"];
const types = ["House", "Apartment", "Villa", "Townhouse", "Studio"];
const rents = [300, 500, 800, 1500];
const prices = [50_000, 100_000, 200_000, 400_000];
const words = ["tank", "fence", "market", "generator", "tiled", "quiet", "school", "borehole", "garage", "garden"];

/** Returns a function that draws an index below `count`, the first ones most often (Zipf, exponent 1). */
function zipf(count: number, random: () => number): () => number {
  const sums: number[] = [];
  for (let rank = 1; rank <= count; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const total = sums.at(-1) ?? 1;
  return () => {
    const drawn = random() * total;
    return sums.findIndex((sum) => sum >= drawn);
  };
}

/** Searches with filters, in the one order of their parameters. The first are the most common. */
function filterQueries(kind: "buy" | "rent"): string[] {
  const queries: URLSearchParams[] = [];
  const steps = kind === "rent" ? rents : prices;
  for (const area of areas) queries.push(new URLSearchParams({ area }));
  for (const max of steps) queries.push(new URLSearchParams({ max_price: String(max) }));
  for (const rooms of [1, 2, 3, 4]) queries.push(new URLSearchParams({ min_bedrooms: String(rooms) }));
  for (const type of types) queries.push(new URLSearchParams({ property_type: type }));
  for (const type of types) for (const area of areas) queries.push(new URLSearchParams({ property_type: type, area }));
  for (const area of areas)
    for (const max of steps) queries.push(new URLSearchParams({ area, max_price: String(max) }));
  for (const area of areas)
    for (const rooms of [1, 2, 3]) queries.push(new URLSearchParams({ area, min_bedrooms: String(rooms) }));
  return queries.map(String);
}

/** Creates the requests of one day in order of time: visitors with their images, and bots. */
export function createDay(
  start: number,
  visits: number,
  { homes, removed }: Catalogue,
  random: () => number,
): VisitRequest[] {
  const requests: VisitRequest[] = [];
  const drawHome = zipf(homes.length, random);
  const queries = { buy: filterQueries("buy"), rent: filterQueries("rent") };
  const drawQuery = zipf(queries.rent.length, random);
  const hourSum = hours.reduce((sum, share) => sum + share, 0);
  const chance = (share: number) => random() < share;

  const drawTime = () => {
    const drawn = random() * hourSum;
    const hour = hours.findIndex(
      (_, index) => drawn < hours.slice(0, index + 1).reduce((sum, share) => sum + share, 0),
    );
    return start + ((hour + random()) / 24) * dayMs;
  };

  function visit(): void {
    let at = drawTime();
    const seen = new Set<string>();
    const wait = (seconds: number) => {
      at += (0.3 + random()) * seconds * 1000;
    };
    const add = (kind: VisitRequest["kind"], path: string, more: Partial<VisitRequest> = {}) =>
      requests.push({ at, kind, path, ...more });
    const image = (index: number, width: number, number = 1) => {
      const home = homes[index % homes.length];
      const path = home && `/images/${home.kind}-properties/${home.uuid}/${number}-${width}.webp`;
      if (!path || seen.has(path)) return;
      seen.add(path);
      add("image", path);
    };
    /** The photos of the cards that a visitor scrolls to. */
    const cards = (from: number, count: number) => {
      for (let card = 0; card < count; card += 1) image(from + card, 320);
    };
    const removedDetail = () => {
      const home = removed[Math.floor(random() * removed.length)];
      if (home) add("page", `/property/${home.uuid}`);
      cards(drawHome(), 3);
      wait(20);
    };
    const detail = (isFirst: boolean) => {
      const index = drawHome();
      const home = homes[index];
      if (!home) return;
      const page = `/property/${home.uuid}`;
      // A link that was shared in Facebook has a parameter of its own for each visitor.
      if (isFirst) add("page", chance(0.15) ? `${page}?fbclid=${Math.floor(random() * 1e9)}` : page);
      else add("read", `/api/v1/public/properties/${home.uuid}`);
      image(index, 640);
      for (let number = 2; number <= (chance(0.5) ? 4 : 1); number += 1) image(index, 640, number);
      cards(index + 1, chance(0.4) ? 3 : 0);
      add("event", `/api/v1/public/properties/${home.uuid}/events`);
      wait(40);
    };
    const list = (isFirst: boolean) => {
      const kind = chance(0.7) ? "rent" : "buy";
      const search = chance(0.04)
        ? `q=${words[Math.floor(random() * words.length)]}+${words[Math.floor(random() * words.length)]}`
        : "";
      const query = search || (chance(0.6) ? (queries[kind][drawQuery()] ?? "") : "");
      if (isFirst) add("page", `/${kind}${query && `?${query}`}`);
      else {
        const api = `/api/v1/public/${kind}/properties?${query ? `${query}&` : ""}view=card&sort=best`;
        add("read", api);
        add("read", `/api/v1/public/facets?kind=${kind}${query && `&${query}`}`);
        if (kind === "rent") add("read", `/api/v1/public/rent/summary${query && `?${query}`}`);
        if (chance(0.12)) add("read", api, { isNextPage: true });
      }
      cards(query ? drawHome() : 0, 4 + Math.floor(random() * 8));
      wait(25);
    };

    const landing = random();
    if (landing < 0.42) {
      add("page", "/");
      cards(0, 4);
      wait(15);
    } else if (landing < 0.74) {
      // Shared links and search engines know a home for some time after it was removed.
      if (chance(0.03)) removedDetail();
      else detail(true);
    } else if (landing < 0.9) list(true);
    else {
      const pages = ["/driving-school", "/health", "/janitorial", "/real-estate", "/contact", "/about"];
      add("page", pages[Math.floor(random() * pages.length)] ?? "/");
      wait(30);
    }
    if (chance(0.7)) add("read", "/manifest.webmanifest");
    for (let step = 0; step < 8 && chance(0.68); step += 1) {
      if (chance(0.45)) list(false);
      else detail(false);
    }
  }

  /** A search engine reads the sitemap and some homes; others send queries in orders of their own. */
  function bot(): void {
    let at = drawTime();
    const add = (path: string) => {
      at += 2000;
      requests.push({ at, kind: "bot", path });
    };
    if (chance(0.5)) {
      add("/sitemap.xml");
      add("/sitemap/1.xml");
      for (let count = 0; count < 12; count += 1) add(`/property/${homes[Math.floor(random() * homes.length)]?.uuid}`);
    } else {
      add("/robots.txt");
      for (let count = 0; count < 6; count += 1) {
        const area = areas[Math.floor(random() * areas.length)] ?? "";
        add(`/rent?min_bedrooms=${1 + Math.floor(random() * 4)}&area=${area.replaceAll(" ", "%20")}`);
      }
      add(`/buy?q=${Math.floor(random() * 1e9)}`);
    }
  }

  for (let count = 0; count < visits; count += 1) visit();
  for (let count = 0; count < visits / 100; count += 1) bot();
  return requests.sort((a, b) => a.at - b.at);
}
