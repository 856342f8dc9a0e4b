export const visitsPerDay = 20_000;
export const liveHomes = 300;
export const changesPerDay = 40;
