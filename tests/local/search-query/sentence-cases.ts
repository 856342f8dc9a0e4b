import { readCases } from "./read-cases.ts";

/** Whole searches as people type them, on a phone too, and mistakes in short words. */
export const sentenceCases = readCases(`
# Searches with several kinds of filters.
apartment for rent in sinkor → property_type=Apartment (apartment), kind=rent (for rent), area=Sinkor (sinkor)
two bedroom under 500 → min_bedrooms=2 (two bedroom), max_price=500 (under 500)
flat with generator near ELWA → property_type=Apartment (flat), generator=true (generator), area=ELWA Junction (ELWA)
1 bedroom apt sinkor 24th street → bedrooms=1 (1 bedroom), property_type=Apartment (apt), area=Sinkor (sinkor), rest: 24th street
3 bedroom house for sale in paynesville under $85,000 → min_bedrooms=3 (3 bedroom), property_type=House (house), kind=buy (for sale), place=Paynesville (paynesville), max_price=85000 (under $85,000)
please i need 2 bedrooms apartment around airfield → min_bedrooms=2 (2 bedrooms), property_type=Apartment (apartment), area=Airfield (airfield)
looking for office space in mamba point furnished → property_type=Office&property_type=Office Space (office space), area=Mamba Point (mamba point), furnished=true (furnished)
house for rent 2br between 200 and 400 a month duport road → property_type=House (house), kind=rent (for rent|a month), min_bedrooms=2 (2br), min_price=200&max_price=400 (between 200 and 400), area=Duport Road (duport road)
cheap self contain for rent old road $100 → sort=price-low (cheap), property_type=Studio (self contain), kind=rent (for rent), area=Old Road (old road), max_price=100 ($100)
Villa with swimming pool, ocean view in Congo Town → property_type=Villa (Villa), area=Congo Town (Congo Town), rest: swimming pool, ocean view
how much is a 2 bedroom house in red light? → min_bedrooms=2 (2 bedroom), property_type=House (house), area=Red Light (red light)
4 bedroom house, 3 bathrooms, parking, sinkor, $1500 monthly → min_bedrooms=4 (4 bedroom), property_type=House (house), min_bathrooms=3 (3 bathrooms), parking=true (parking), area=Sinkor (sinkor), max_price=1500 ($1500), kind=rent (monthly)
warehouse on bushrod island with loading dock → property_type=Warehouse (warehouse), area=Bushrod Island (bushrod island), rest: loading dock
house for sale thinkers village beach front → property_type=House (house), kind=buy (for sale), area=Thinkers Village (thinkers village), rest: beach front
land for sale marshall 1 acre → property_type=Land (land), kind=buy (for sale), area=Marshall (marshall), rest: 1 acre
3 bed flat to let near 12th street sinkor → min_bedrooms=3 (3 bed), property_type=Apartment (flat), kind=rent (to let), area=Sinkor (sinkor), rest: 12th street

# Whole searches as people type them on a phone, and exact numbers of rooms.
# Exactly, at least, at most
exactly 2 bedrooms → bedrooms=2 (exactly 2 bedrooms)
exactly three bedrooms → bedrooms=3 (exactly three bedrooms)
only 2 bedrooms → bedrooms=2 (only 2 bedrooms)
2 bedrooms only → bedrooms=2 (2 bedrooms only)
strictly 2 bedroom → bedrooms=2 (strictly 2 bedroom)
one bed → bedrooms=1 (one bed)
1 bed → bedrooms=1 (1 bed)
1br → bedrooms=1 (1br)
a one bed flat → bedrooms=1 (one bed), property_type=Apartment (flat)
single room → bedrooms=1 (single room)
chamber and hall → bedrooms=1 (chamber and hall)
room and hall → bedrooms=1 (room and hall)
Room & Parlour → bedrooms=1 (Room & Parlour)
2 bedroom and parlor → min_bedrooms=2 (2 bedroom and parlor)
4 or more → min_bedrooms=4 (4 or more)
4 or more bedrooms → min_bedrooms=4 (4 or more bedrooms)
house 4+ → property_type=House (house), min_bedrooms=4 (4+)
at least 4 → min_bedrooms=4 (at least 4)
at least four bedrooms → min_bedrooms=4 (at least four bedrooms)
min 3 → min_bedrooms=3 (min 3)
three or more bedrooms → min_bedrooms=3 (three or more bedrooms)
3 bedrooms or more → min_bedrooms=3 (3 bedrooms or more)
up to 3 bedrooms → max_bedrooms=3 (up to 3 bedrooms)
no more than 2 bedrooms → max_bedrooms=2 (no more than 2 bedrooms)
less than 3 bedrooms → max_bedrooms=2 (less than 3 bedrooms)
max 3 bedrooms → max_bedrooms=3 (max 3 bedrooms)
4 or more acres → rest: 4 or more acres
2 or more bathrooms → min_bathrooms=2 (2 or more bathrooms)
min 2 bath → min_bathrooms=2 (min 2 bath)
2 wc → min_bathrooms=2 (2 wc)
two bedrooms or three bedrooms → min_bedrooms=2 (two bedrooms|three bedrooms)
bedsitter → property_type=Studio (bedsitter)
# Sentences
HOUSE   IN    SINKOR!!! → property_type=House (HOUSE), area=Sinkor (SINKOR)
🏠 house in sinkor 🙏🏾 500 → property_type=House (house), area=Sinkor (sinkor), max_price=500 (500)
2 bedroom apt, sinkor, $700/mo → min_bedrooms=2 (2 bedroom), property_type=Apartment (apt), area=Sinkor (sinkor), max_price=700 ($700), kind=rent (/mo)
Sinkor, 24th Street, 2 bedroom, $800 → area=Sinkor (Sinkor), min_bedrooms=2 (2 bedroom), max_price=800 ($800), rest: 24th Street
single room in gardnersville under 100 → bedrooms=1 (single room), area=Gardnersville (gardnersville), max_price=100 (under 100)
self contained room under 150 → property_type=Studio (self contained room), max_price=150 (under 150)
pls i need 1 room self contain → property_type=Studio (1 room self contain)
i want buy land → kind=buy (buy), property_type=Land (land)
buy house 100000 → kind=buy (buy), property_type=House (house), max_price=100000 (100000)
any cheap house for rent in paynesville? → sort=price-low (cheap), property_type=House (house), kind=rent (for rent), place=Paynesville (paynesville)
apartments under 500 in sinkor with generator → property_type=Apartment (apartments), max_price=500 (under 500), area=Sinkor (sinkor), generator=true (generator)
i am looking for a 2 bedroom apartment in sinkor not more than 700 usd per month → min_bedrooms=2 (2 bedroom), property_type=Apartment (apartment), area=Sinkor (sinkor), max_price=700 (not more than 700 usd), kind=rent (per month)
house in sinkor https://example.com/home?price=900 → property_type=House (house), area=Sinkor (sinkor)
2 bed 2 bath 1200 sqft → min_bedrooms=2 (2 bed), min_bathrooms=2 (2 bath), rest: 1200 sqft

# Mistakes in short words, and numbers as people write them in words, with spaces or after their unit.
# Exchanged, doubled and missing letters of short words
falt in sinkor → property_type=Apartment (falt), area=Sinkor (sinkor)
lnad for sale → property_type=Land (lnad), kind=buy (for sale)
lnd for slae → property_type=Land (lnd), kind=buy (for slae)
house for rant → property_type=House (house), kind=rent (for rant)
houes → property_type=House (houes)
swiming pol → rest: swimming pool
pooll → rest: pool
ocean veiw → rest: ocean view
running watter → amenity=water (running watter)
security gaurd → guard=true (security gaurd)
fense → fence=true (fense)
solar pannel → rest: solar panel
wify → amenity=internet (wify)
airconditoner → amenity=air-conditioning (airconditoner)
event hal → property_type=Event Center (event hal)
red lite → area=Red Light (red lite)
tubman blv → rest: tubman boulevard
pet freindly → pets=true (pet freindly)
Paynesville B → place=Paynesville (Paynesville), rest: B
Brewerville L$5000 → place=Brewerville (Brewerville), max_price=25 (L$5000)
polo club → rest: polo club
seal coast → rest: seal coast
times square → rest: times square
# Numbers of rooms
4 beds or less → max_bedrooms=4 (4 beds or less)
2 bedrooms maximum → max_bedrooms=2 (2 bedrooms maximum)
3 beds at most → max_bedrooms=3 (3 beds at most)
fewer than 3 bedrooms → max_bedrooms=2 (fewer than 3 bedrooms)
3/4 bedroom → min_bedrooms=3&max_bedrooms=4 (3/4 bedroom)
bedrooms: 3 → min_bedrooms=3 (bedrooms: 3)
master bedroom 2 baths → min_bathrooms=2 (2 baths), rest: master bedroom
# Prices
one thousand five hundred dollars → max_price=1500 (one thousand five hundred dollars)
two thousand five hundred → max_price=2500 (two thousand five hundred)
fifteen hundred → max_price=1500 (fifteen hundred)
fifty thousand dollars → max_price=50000 (fifty thousand dollars)
$ 1 500 → max_price=1500 ($ 1 500)
150 000 usd → max_price=150000 (150 000 usd)
12 500 → rest: 12 500
770 123 456 → rest: 770 123 456
500/1000 → min_price=500&max_price=1000 (500/1000)
$500/2 bedroom → max_price=500 ($500), min_bedrooms=2 (2 bedroom)
500 minimum → min_price=500 (500 minimum)
$500 p/m → max_price=500 ($500), kind=rent (p/m)
500 united states dollars → max_price=500 (500 united states dollars)
50 thousand Liberian → max_price=250 (50 thousand Liberian)
72 community → rest: 72 community
seventy second community → rest: seventy second community
# Meaning
most cheap house → sort=price-low (most cheap), property_type=House (house)
dogs allowed → pets=true (dogs allowed)
walking distance to the beach → rest: beach
10 minutes walk to beach → rest: beach
`);
