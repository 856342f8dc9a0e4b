import { readCases } from "./read-cases.ts";

/** Searches for a kind or type of property, with a number of rooms or a price. */
export const kindAndAmountCases = readCases(`
# Searches for homes to buy or rent, and for a type of property.
# Buy or rent
for rent → kind=rent (for rent)
for sale → kind=buy (for sale)
rent → kind=rent (rent)
buy → kind=buy (buy)
to let → kind=rent (to let)
lease → kind=rent (lease)
forsale → kind=buy (forsale)
FOR RENT!!! → kind=rent (FOR RENT)
for sale or rent → 
rent to own → kind=rent (rent), rest: own
house for sale → property_type=House (house), kind=buy (for sale)
houses for sale in Liberia → property_type=House (houses), kind=buy (for sale)
house for sale or for rent → property_type=House (house)
I want to buy a house → kind=buy (to buy), property_type=House (house)
i'm looking for an apartment to rent → property_type=Apartment (apartment), kind=rent (to rent)
place to rent please → kind=rent (to rent)
homes for sale → kind=buy (for sale)
rental properties → kind=rent (rental)
house 4 sale → property_type=House (house), kind=buy (4 sale)
flat to lease → property_type=Apartment (flat), kind=rent (to lease)
monthly rental → kind=rent (monthly|rental)
house-for-rent → property_type=House (house), kind=rent (for-rent)
# Types
apartment → property_type=Apartment (apartment)
Apartments → property_type=Apartment (Apartments)
appartment → property_type=Apartment (appartment)
apartement for rent → property_type=Apartment (apartement), kind=rent (for rent)
aparments → property_type=Apartment (aparments)
apt → property_type=Apartment (apt)
apts. for rent → property_type=Apartment (apts), kind=rent (for rent)
flats → property_type=Apartment (flats)
flat land → rest: flat land
villa → property_type=Villa (villa)
villa ocean view → property_type=Villa (villa), rest: ocean view
ocean view villas → property_type=Villa (villas), rest: ocean view
condominium → property_type=Condo (condominium)
town house → property_type=Townhouse (town house)
townhouses → property_type=Townhouse (townhouses)
studio → property_type=Studio (studio)
studio apartment → property_type=Studio (studio apartment)
self contain → property_type=Studio (self contain)
self-contained → property_type=Studio (self-contained)
single room self contain → property_type=Studio (single room self contain)
self contained apartment → property_type=Apartment (apartment)
2 bedroom self contain → min_bedrooms=2 (2 bedroom)
penthouse → property_type=Penthouse (penthouse)
duplex for rent → property_type=Duplex (duplex), kind=rent (for rent)
loft → property_type=Loft (loft)
office space → property_type=Office&property_type=Office Space (office space)
office → property_type=Office&property_type=Office Space (office)
offices to let → property_type=Office&property_type=Office Space (offices), kind=rent (to let)
near post office → rest: near post office
event hall → property_type=Event Center (event hall)
event centre for rent → property_type=Event Center (event centre), kind=rent (for rent)
shop → property_type=Commercial (shop)
small shop for rent in red light → property_type=Commercial (shop), kind=rent (for rent), area=Red Light (red light), rest: small
near coffee shop → rest: near coffee shop
commercial property → property_type=Commercial (commercial property)
warehouse → property_type=Warehouse (warehouse)
ware house for lease → property_type=Warehouse (ware house), kind=rent (for lease)
land → property_type=Land (land)
plot of land → property_type=Land (plot of land)
2 acres of land → property_type=Land (land), rest: 2 acres
house and land → property_type=House (house), property_type=Land (land)
house or apartment → property_type=House (house), property_type=Apartment (apartment)
house house → property_type=House (house|house)
guest house → rest: guest house
landlord → rest: landlord
hostel → rest: hostel
bungalow for sale → kind=buy (for sale), rest: bungalow

# Searches with a number of rooms or a price.
# Bedrooms and bathrooms
3 bedrooms → min_bedrooms=3 (3 bedrooms)
3br → min_bedrooms=3 (3br)
3 br → min_bedrooms=3 (3 br)
3bdrm → min_bedrooms=3 (3bdrm)
3-bedroom → min_bedrooms=3 (3-bedroom)
3 bed 2 bath → min_bedrooms=3 (3 bed), min_bathrooms=2 (2 bath)
3br2ba → min_bedrooms=3 (3br), min_bathrooms=2 (2ba)
3 bed/2 bath → min_bedrooms=3 (3 bed), min_bathrooms=2 (2 bath)
two bedroom → min_bedrooms=2 (two bedroom)
Ten bedrooms → min_bedrooms=10 (Ten bedrooms)
two (2) bedrooms → min_bedrooms=2 (two (2) bedrooms)
one bed room → bedrooms=1 (one bed room)
3+ bedrooms → min_bedrooms=3 (3+ bedrooms)
at least 3 bedrooms → min_bedrooms=3 (at least 3 bedrooms)
more than 2 bedrooms → min_bedrooms=3 (more than 2 bedrooms)
under 3 bedrooms → max_bedrooms=2 (under 3 bedrooms)
2-3 bedrooms → min_bedrooms=2&max_bedrooms=3 (2-3 bedrooms)
2 or 3 bedroom house → min_bedrooms=2&max_bedrooms=3 (2 or 3 bedroom), property_type=House (house)
2 bedrooms or 3 bedrooms → min_bedrooms=2 (2 bedrooms|3 bedrooms)
2 bathrooms → min_bathrooms=2 (2 bathrooms)
2.5 baths → min_bathrooms=2.5 (2.5 baths)
house with three bedrooms and two bathrooms → property_type=House (house), min_bedrooms=3 (three bedrooms), min_bathrooms=2 (two bathrooms)
room and parlor → bedrooms=1 (room and parlor)
a room and parlour in caldwell → bedrooms=1 (a room and parlour), area=Caldwell (caldwell)
0 bedrooms → rest: 0 bedrooms
100 bedrooms → rest: 100 bedrooms
bedroom → rest: bedroom
master bedroom with bath → rest: master bedroom with bath
3 rooms → rest: 3 rooms
2 toilets → rest: 2 toilets
# Prices
$400 → max_price=400 ($400)
US$400 → max_price=400 (US$400)
400 USD → max_price=400 (400 USD)
400usd → max_price=400 (400usd)
usd 400 → max_price=400 (usd 400)
400 us dollars → max_price=400 (400 us dollars)
400$ → max_price=400 (400$)
four hundred dollars → max_price=400 (four hundred dollars)
under 500 → max_price=500 (under 500)
below $1,200 → max_price=1200 (below $1,200)
below $1.200 → max_price=1200 (below $1.200)
under 150.000 → max_price=150000 (under 150.000)
under 1.250.000 → max_price=1250000 (under 1.250.000)
less than 85k → max_price=85000 (less than 85k)
85k → max_price=85000 (85k)
up to 1.5k → max_price=1500 (up to 1.5k)
max 600 → max_price=600 (max 600)
not more than 300 dollars → max_price=300 (not more than 300 dollars)
budget 500 → max_price=500 (budget 500)
my budget is $350 → max_price=350 (budget is $350)
500 or less → max_price=500 (500 or less)
< $500 → max_price=500 (< $500)
over 1000 → min_price=1000 (over 1000)
at least $200 → min_price=200 (at least $200)
from $200 → min_price=200 (from $200)
$500+ → min_price=500 ($500+)
more than 2m → min_price=2000000 (more than 2m)
$1.2m → max_price=1200000 ($1.2m)
2 million dollars → max_price=2000000 (2 million dollars)
2m → rest: 2m
between 300 and 600 dollars → min_price=300&max_price=600 (between 300 and 600 dollars)
between 600 and 300 → min_price=300&max_price=600 (between 600 and 300)
$300-$600 → min_price=300&max_price=600 ($300-$600)
300 – 600 usd → min_price=300&max_price=600 (300 – 600 usd)
300 to 600 → min_price=300&max_price=600 (300 to 600)
from 300 to 600 → min_price=300&max_price=600 (from 300 to 600)
50-80k → min_price=50000&max_price=80000 (50-80k)
between 500 and 1k → min_price=500&max_price=1000 (between 500 and 1k)
over 200 under 500 → min_price=200&max_price=500 (over 200|under 500)
over 600 under 500 → 
$300 or $400 → max_price=400 ($300|$400)
400 a month → max_price=400 (400), kind=rent (a month)
$400 per month → max_price=400 ($400), kind=rent (per month)
$400/month → max_price=400 ($400), kind=rent (/month)
400 monthly → max_price=400 (400), kind=rent (monthly)
$400 pm → max_price=400 ($400), kind=rent (pm)
3600 a year → rest: 3600 a year
$30 per night → rest: $30 per night
L$5000 → max_price=25 (L$5000)
under 50000 LRD → max_price=250 (under 50000 LRD)
5000 Liberian dollars → max_price=25 (5000 Liberian dollars)
500 → max_price=500 (500)
sinkor 400 → area=Sinkor (sinkor), max_price=400 (400)
under 5 → rest: under 5
under 1000 sqft → rest: under 1000 sqft
1000-2000 square feet → rest: 1000-2000 square feet
from 24th street → rest: from 24th street
within 500 meters → rest: within 500 meters
event center for 500 people → property_type=Event Center (event center), rest: 500 people
$1,250.50 → max_price=1251 ($1,250.50)
4 lots of land $4000 per lot → property_type=Land (land), rest: 4 lots $4000 per lot
cheap → sort=price-low (cheap)
cheap house → sort=price-low (cheap), property_type=House (house)
0770 555 123 → rest: 0770 555 123
0886-555-777 → rest: 0886-555-777
+231 77 000 0000 → rest: 231 77 000 0000

# Numbers without a currency, amounts in Liberian dollars at 200 for one US dollar, and numbers that are no price.
# A number that nothing else explains is the highest price
sinkor 800 → area=Sinkor (sinkor), max_price=800 (800)
Sinkor  800 → area=Sinkor (Sinkor), max_price=800 (800)
800 sinkor → max_price=800 (800), area=Sinkor (sinkor)
rent 500 → kind=rent (rent), max_price=500 (500)
house 150000 → property_type=House (house), max_price=150000 (150000)
2 bedroom 900 → min_bedrooms=2 (2 bedroom), max_price=900 (900)
900 2 bedroom → min_bedrooms=2 (2 bedroom), rest: "900"
1,200 → max_price=1200 (1,200)
1.200 → max_price=1200 (1.200)
150.000 → max_price=150000 (150.000)
400k → max_price=400000 (400k)
800usd → max_price=800 (800usd)
800 usd only → max_price=800 (800 usd)
US$ 800 → max_price=800 (US$ 800)
price 900 → max_price=900 (900)
max price 900 → max_price=900 (max price 900)
maximum 900 dollars → max_price=900 (maximum 900 dollars)
budget 800 sinkor → max_price=800 (budget 800), area=Sinkor (sinkor)
around 500 → max_price=500 (500)
about 500 → max_price=500 (500)
five hundred → max_price=500 (five hundred)
eight hundred usd → max_price=800 (eight hundred usd)
house for 85000 → property_type=House (house), max_price=85000 (85000)
land 5000 → property_type=Land (land), max_price=5000 (5000)
apartment 2000 → property_type=Apartment (apartment), max_price=2000 (2000)
apartment 600 per month → property_type=Apartment (apartment), max_price=600 (600), kind=rent (per month)
old road 500 → area=Old Road (old road), max_price=500 (500)
500 old road → max_price=500 (500), area=Old Road (old road)
duport road 300 → area=Duport Road (duport road), max_price=300 (300)
800 sinkor old road → max_price=800 (800), area=Old Road (sinkor old road)
2bed 1bath sinkor 700 → min_bedrooms=2 (2bed), min_bathrooms=1 (1bath), area=Sinkor (sinkor), max_price=700 (700)
sinkor 15th street 400 → area=Sinkor (sinkor), rest: 15th street 400
3 lots of land 15000 → property_type=Land (land), max_price=15000 (15000), rest: 3 lots
# Bounds
from 500 → min_price=500 (from 500)
900+ → min_price=900 (900+)
900 and above → min_price=900 (900 and above)
above $1000 below $2000 → min_price=1000&max_price=2000 (above $1000|below $2000)
500-900 → min_price=500&max_price=900 (500-900)
500 - 900 sinkor → min_price=500&max_price=900 (500 - 900), area=Sinkor (sinkor)
between 500 & 900 → min_price=500&max_price=900 (between 500 & 900)
700 max → max_price=700 (700 max)
700 or below → max_price=700 (700 or below)
not exceeding 900 → max_price=900 (not exceeding 900)
under $ 700 → max_price=700 (under $ 700)
less than 1k → max_price=1000 (less than 1k)
3 bedroom sinkor 1000 to 1500 → min_bedrooms=3 (3 bedroom), area=Sinkor (sinkor), min_price=1000&max_price=1500 (1000 to 1500)
# Liberian dollars
100000 LRD → max_price=500 (100000 LRD)
L$100,000 → max_price=500 (L$100,000)
L$ 50,000 per month → max_price=250 (L$ 50,000), kind=rent (per month)
100,000 ld → max_price=500 (100,000 ld)
lrd 100000 → max_price=500 (lrd 100000)
LD50000 → max_price=250 (LD50000)
100k LD → max_price=500 (100k LD)
50,000LRD sinkor → max_price=250 (50,000LRD), area=Sinkor (sinkor)
rent 60000 liberty → kind=rent (rent), max_price=300 (60000 liberty)
under 100000 ld → max_price=500 (under 100000 ld)
between 50000 and 100000 LRD → min_price=250&max_price=500 (between 50000 and 100000 LRD)
50000 liberian dollars a month → max_price=250 (50000 liberian dollars), kind=rent (a month)
# Numbers of streets, sizes, phones, years and people are no price
12th street → rest: 12th street
14 street sinkor → area=Sinkor (sinkor), rest: 14 street
sinkor 15 → area=Sinkor (sinkor), rest: 15
route 9 → rest: route 9
block 7 → rest: block 7
street 14 → rest: street 14
117 Carey Street → rest: 117 Carey Street
12 broad street → rest: 12 broad street
house no 45 → property_type=House (house), rest: no 45
built in 2020 → rest: built in 2020
built 2015 → rest: built 2015
886123456 → rest: 886123456
call 0770123456 → rest: call 0770123456
231 77 123 4567 → rest: 231 77 123 4567
+231 770 000 000 → rest: 231 770 000 000
100 x 100 → rest: 100 x 100
land 100 by 100 → property_type=Land (land), rest: 100 by 100
1200 sqft house → property_type=House (house), rest: 1200 sqft
warehouse 5000 sq ft → property_type=Warehouse (warehouse), rest: 5000 sq ft
event hall 300 people → property_type=Event Center (event hall), rest: 300 people
hall for 500 guests → rest: hall for 500 guests
12 houses → property_type=House (houses), rest: 12
`);
