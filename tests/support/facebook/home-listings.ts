/**
 * What Meta documents for feeds of home listings: the fields that each listing must have, and the values of some.
 * https://developers.facebook.com/docs/marketing-api/real-estate-ads/get-started (read in 2026)
 */
export const requiredFields = [
  "home_listing_id",
  "name",
  "availability",
  "address",
  "latitude",
  "longitude",
  "neighborhood",
  "image",
  "price",
  "url",
] as const;

export const optionalFields = [
  "description",
  "listing_type",
  "property_type",
  "num_beds",
  "num_baths",
  "area_size",
  "area_unit",
  "furnish_type",
  "year_built",
] as const;

export const fieldValues: Record<string, RegExp> = {
  availability: /^(for_sale|for_rent|sale_pending|recently_sold|off_market|available_soon)$/,
  price: /^\d+\.\d\d USD$/,
  latitude: /^-?\d{1,2}\.\d+$/,
  longitude: /^-?\d{1,3}\.\d+$/,
  url: /^https?:\/\//,
  listing_type:
    /^(for_rent_by_agent|for_rent_by_owner|for_sale_by_agent|for_sale_by_owner|foreclosed|new_construction|new_listing)$/,
  property_type: /^(apartment|condo|house|land|manufactured|other|townhouse)$/,
  num_beds: /^\d+$/,
  num_baths: /^\d+$/,
  area_size: /^\d+$/,
  area_unit: /^(sq_ft|sq_m)$/,
  furnish_type: /^(furnished|semi-furnished|unfurnished)$/,
  year_built: /^\d{4}$/,
};

export const addressComponents = ["addr1", "city", "region", "country", "postal_code"] as const;
