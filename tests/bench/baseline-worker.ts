import { Hono } from "hono";

/** The minimum work for a list: one indexed statement, 24 rows, JSON. */
const floor = new Hono<{ Bindings: { DB: D1Database } }>();

const columns =
  "uuid, reference, kind, title, property_type, address, area, city, state, price_cents, bedrooms, bathrooms, area_sqft, " +
  "is_available, featured, image_numbers, cover_placeholder, created_at";

floor.get("/list", async (c) => {
  const statement = c.env.DB.prepare(
    `SELECT ${columns} FROM properties INDEXED BY properties_list_newest WHERE is_listed = 1 AND kind = ? ORDER BY n DESC LIMIT 24`,
  );
  const { results } = await statement.bind("rent").all();
  return c.json({ data: { properties: results } });
});

export default floor;
