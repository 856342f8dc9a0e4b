/** Words that carry no meaning beside a recognised word, such as "in" before an area. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a an the in at on of to for with near nearby around by close from within inside between and or i im i'm am is are me my " +
    "we our you your please pls kindly hello hi look looking find searching search show get give want wanted need would " +
    "like have has there any some that which can do how much what where something about wit wth plus also price prices range approximately roughly only home homes place places property " +
    "properties listing listings unit units area located liberia"
  ).split(" "),
);

/** Words that turn the next words into their opposite, so that they stay text. */
export const negations: ReadonlySet<string> = new Set(["no", "not", "without", "except"]);
