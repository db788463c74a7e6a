/** The letters of the wordmark: Anybody 900 at width 130, as outlines. 1000 units are one em. */
export const letterPaths = [
  'M239.5 0H614.9L841.2 -588.8H570.7L427.9 -150.8H426.1L282.7 -588.8H13ZM87.5 237.2Q305.9 237.2 430.7 191.8Q555.5 146.4 614.9 0L373.7 -0.8Q353 51.3 292 61.9Q231.1 72.5 87.5 72.2Z',
  'M1207.4 8.2Q1252.1 8.2 1294 1.9Q1335.9 -4.3 1371.3 -15.4Q1406.8 -26.6 1433.2 -41.4Q1459.6 -56.2 1473.3 -74.1L1493 0H1716.8V-347.6Q1716.8 -431.7 1669.3 -486.4Q1621.8 -541 1529.8 -568.1Q1437.8 -595.1 1303 -595.1Q1242.1 -595.1 1179.2 -587.6Q1116.4 -580 1060.1 -565.9Q1003.8 -551.9 961 -530.5Q918.2 -509.1 898.2 -481.4L1143 -381.4Q1155.8 -398.7 1181.3 -410Q1206.9 -421.2 1239.6 -426.6Q1272.3 -431.9 1304.9 -431.9Q1352.7 -431.9 1387 -425.1Q1421.3 -418.3 1439.9 -404.7Q1458.6 -391 1458.6 -369.4V-363.4H1223.7Q1140.1 -363.4 1076.7 -352.2Q1013.4 -341 970.9 -318.6Q928.5 -296.2 907.3 -262.2Q886.2 -228.1 886.2 -181.6Q886.2 -133.4 907.3 -97.4Q928.4 -61.5 970 -38.1Q1011.6 -14.7 1070.9 -3.2Q1130.2 8.2 1207.4 8.2ZM1255.6 -144.4Q1229.9 -144.4 1209.3 -147Q1188.8 -149.7 1174.3 -154.8Q1159.9 -160 1152.6 -168.3Q1145.3 -176.6 1145.3 -189.2Q1145.3 -202 1151.9 -210.7Q1158.5 -219.4 1171.8 -224.1Q1185.2 -228.7 1206.5 -231Q1227.8 -233.3 1256.7 -233.3H1453V-207.1Q1436.5 -189.4 1404.8 -174.8Q1373.2 -160.3 1333.9 -152.3Q1294.7 -144.4 1255.6 -144.4Z',
  'M1822.1 224H2079.7V-498.6L2023.5 -588.8H1822.1ZM2330.5 4.1Q2480.7 4.1 2569.5 -73.3Q2658.3 -150.6 2658.3 -296.2Q2658.3 -441.8 2569.5 -517.8Q2480.7 -593.9 2330.5 -593.9Q2183.5 -593.9 2076.7 -536.8Q1969.9 -479.7 1969.9 -434.1L2079.7 -326.3Q2079.7 -362.9 2131.7 -393.4Q2183.7 -423.9 2247.5 -423.9Q2319.3 -423.9 2357.7 -393.8Q2396.1 -363.7 2396.1 -294.6Q2396.1 -225 2357.7 -195.1Q2319.3 -165.2 2247.5 -165.2Q2183.7 -165.2 2131.7 -195.9Q2079.7 -226.6 2079.7 -264L1969.9 -155Q1969.9 -109.4 2076.7 -52.6Q2183.5 4.1 2330.5 4.1Z',
  'M3041.4 8.2Q3086.1 8.2 3128 1.9Q3169.9 -4.3 3205.3 -15.4Q3240.8 -26.6 3267.2 -41.4Q3293.6 -56.2 3307.3 -74.1L3327 0H3550.8V-347.6Q3550.8 -431.7 3503.3 -486.4Q3455.8 -541 3363.8 -568.1Q3271.8 -595.1 3137 -595.1Q3076.1 -595.1 3013.2 -587.6Q2950.4 -580 2894.1 -565.9Q2837.8 -551.9 2795 -530.5Q2752.2 -509.1 2732.2 -481.4L2977 -381.4Q2989.8 -398.7 3015.3 -410Q3040.9 -421.2 3073.6 -426.6Q3106.3 -431.9 3138.9 -431.9Q3186.7 -431.9 3221 -425.1Q3255.3 -418.3 3273.9 -404.7Q3292.6 -391 3292.6 -369.4V-363.4H3057.7Q2974.1 -363.4 2910.7 -352.2Q2847.4 -341 2804.9 -318.6Q2762.5 -296.2 2741.3 -262.2Q2720.2 -228.1 2720.2 -181.6Q2720.2 -133.4 2741.3 -97.4Q2762.4 -61.5 2804 -38.1Q2845.6 -14.7 2904.9 -3.2Q2964.2 8.2 3041.4 8.2ZM3089.6 -144.4Q3063.9 -144.4 3043.3 -147Q3022.8 -149.7 3008.3 -154.8Q2993.9 -160 2986.6 -168.3Q2979.3 -176.6 2979.3 -189.2Q2979.3 -202 2985.9 -210.7Q2992.5 -219.4 3005.8 -224.1Q3019.2 -228.7 3040.5 -231Q3061.8 -233.3 3090.7 -233.3H3287V-207.1Q3270.5 -189.4 3238.8 -174.8Q3207.2 -160.3 3167.9 -152.3Q3128.7 -144.4 3089.6 -144.4Z',
] as const

/** The exclamation mark, which carries the accent colour. */
export const exclamation =
  'M3659.7 -266.8H3905.9L3940.3 -675H3624.5ZM3650.8 17.6H3905.4V-161.8H3650.8Z'

const viewBox = '0 -690 3960 940'

/** The wordmark as an SVG document. */
export const wordmark = (ink: string, accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" aria-label="yapa!">` +
  `<path fill="${ink}" d="${letterPaths.join('')}"/><path fill="${accent}" d="${exclamation}"/></svg>\n`

/** "y!", the app's sign, moved so that its middle is at 0; 1210 units wide. */
const sign =
  `<g transform="translate(-618 219)"><path d="${letterPaths[0]}"/>` +
  `<path transform="translate(-2717 0)" d="${exclamation}"/></g>`

/**
 * The mark: a ticket stub that carries "y!".
 * @param size side of the square picture
 * @param share how much of the square the ticket takes; less leaves room for a platform's mask
 * @param ground colour of the square behind the ticket; none leaves it open
 */
export function mark(size: number, share = 1, ground?: string): string {
  const half = (size * share) / 2
  const notch = half * 0.2
  const [w, h] = [half * 2, half * 1.88]
  const side = h / 2 - notch
  const c = size / 2
  const ticket =
    `M${c - half} ${c - h / 2}h${w}v${side}a${notch} ${notch} 0 0 0 0 ${2 * notch}v${side}` +
    `h${-w}v${-side}a${notch} ${notch} 0 0 0 0 ${-2 * notch}Z`
  const scale = (half * 1.36) / 1210
  const x = c + half * 0.66
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" aria-label="yapa!">` +
    (ground === undefined ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`) +
    `<path fill="#F4532B" d="${ticket}"/>` +
    `<path fill="none" stroke="#FFF8EA" stroke-width="${half * 0.085}" stroke-dasharray="${half * 0.16} ${half * 0.12}" d="M${x} ${c - h * 0.42}V${c + h * 0.42}"/>` +
    `<g fill="#1D1736" transform="translate(${c - half * 0.15} ${c}) scale(${scale})">${sign}</g></svg>\n`
  )
}
