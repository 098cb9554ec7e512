import { add, type Decimal, decimalText, divide, multiply, parseDecimal, subtract } from './decimal';

/**
 * Units of measure by their Russian base form (section 11.3). The number is the size of the unit in the base unit of
 * its group; units convert only inside a group.
 */
const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  length: {
    нанометр: '0.000000001',
    микрон: '0.000001',
    микрометр: '0.000001',
    миллиметр: '0.001',
    сантиметр: '0.01',
    дециметр: '0.1',
    метр: '1',
    километр: '1000',
    дюйм: '0.0254',
    фут: '0.3048',
    ярд: '0.9144',
    миля: '1609.344',
    'морская миля': '1852',
    вершок: '0.04445',
    аршин: '0.7112',
    сажень: '2.1336',
    верста: '1066.8',
    'световой год': '9460730472580800',
    парсек: '30856775814913673',
  },
  weight: {
    миллиграмм: '0.001',
    карат: '0.2',
    грамм: '1',
    килограмм: '1000',
    центнер: '100000',
    тонна: '1000000',
    унция: '28.349523125',
    фунт: '453.59237',
    пуд: '16380.4964',
  },
  time: {
    миллисекунда: '0.001',
    секунда: '1',
    минута: '60',
    час: '3600',
    день: '86400',
    сутки: '86400',
    неделя: '604800',
    месяц: '2592000',
    год: '31536000',
    век: '3153600000',
  },
  area: {
    'квадратный миллиметр': '0.000001',
    'квадратный сантиметр': '0.0001',
    'квадратный метр': '1',
    ар: '100',
    сотка: '100',
    гектар: '10000',
    'квадратный километр': '1000000',
    акр: '4046.8564224',
  },
  volume: {
    миллилитр: '0.001',
    'кубический сантиметр': '0.001',
    литр: '1',
    'кубический дециметр': '1',
    'кубический метр': '1000',
    пинта: '0.56826125',
    галлон: '3.785411784',
    баррель: '158.987294928',
  },
  speed: {
    'метр в секунду': '3.6',
    'километр в час': '1',
    'километр в секунду': '3600',
    'миля в час': '1.609344',
    узел: '1.852',
  },
  pressure: {
    паскаль: '1',
    гектопаскаль: '100',
    килопаскаль: '1000',
    мегапаскаль: '1000000',
    бар: '100000',
    атмосфера: '101325',
    'миллиметр ртутного столба': '133.322387415',
  },
  energy: {
    джоуль: '1',
    килоджоуль: '1000',
    калория: '4.1868',
    килокалория: '4186.8',
    'ватт-час': '3600',
    'киловатт-час': '3600000',
    электронвольт: '0.0000000000000000001602176634',
  },
  power: { ватт: '1', киловатт: '1000', мегаватт: '1000000', 'лошадиная сила': '735.49875' },
  information: {
    бит: '1',
    байт: '8',
    килобит: '1024',
    килобайт: '8192',
    мегабит: '1048576',
    мегабайт: '8388608',
    гигабит: '1073741824',
    гигабайт: '8589934592',
    терабайт: '8796093022208',
  },
  angle: { 'угловая секунда': '1', 'угловая минута': '60', градус: '3600', радиан: '206264.8062470964' },
  light: { люкс: '1', фот: '10000', 'люмен на квадратный метр': '1' },
  magnetic: { гаусс: '0.0001', миллитесла: '0.001', тесла: '1' },
  radioactivity: { беккерель: '1', килобеккерель: '1000', мегабеккерель: '1000000', кюри: '37000000000' },
};

/** Temperature: the kelvin value is (value + shift) × factor. */
const temperatures: Readonly<Record<string, { readonly shift: string; readonly up: string; readonly down: string }>> = {
  кельвин: { shift: '0', up: '1', down: '1' },
  цельсий: { shift: '273.15', up: '1', down: '1' },
  'градус цельсия': { shift: '273.15', up: '1', down: '1' },
  фаренгейт: { shift: '459.67', up: '5', down: '9' },
  'градус фаренгейта': { shift: '459.67', up: '5', down: '9' },
};

const exact = (text: string): Decimal => parseDecimal(text) ?? { digits: 0n, scale: 0 };

/** The value in another unit; null for unknown units and units of different groups. */
export function convertMeasure(from: string, to: string, value: Decimal): string | null {
  const source = from.trim().toLowerCase();
  const target = to.trim().toLowerCase();
  const warm = temperatures[source];
  const cold = temperatures[target];
  if (warm !== undefined && cold !== undefined) {
    const raised = multiply(multiply(add(value, exact(warm.shift)), exact(warm.up)), exact(cold.down));
    const kelvin = divide(raised, multiply(exact(warm.down), exact(cold.up)));
    return decimalText(subtract(kelvin, exact(cold.shift)));
  }
  for (const units of Object.values(groups)) {
    const size = units[source];
    const wanted = units[target];
    if (size !== undefined && wanted !== undefined) {
      return decimalText(divide(multiply(value, exact(size)), exact(wanted)));
    }
  }
  return null;
}
