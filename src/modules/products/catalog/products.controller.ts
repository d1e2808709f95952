import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { Cached } from '../../../http/response-cache';
import { TakesSlug } from '../../../http/path-id.guard';
import { CatalogueService } from './catalogue.service';
import {
  BestSellerDto,
  BrandTypeDto,
  ProductFacetsDto,
  ProductListDto,
  SliderProductDto,
} from './dto/catalogue.dto';
import {
  BrandQueryDto,
  ColorQueryDto,
  FilterProductsQueryDto,
  ProductFilterQueryDto,
  ProductQueryDto,
  SliderQueryDto,
} from './dto/filter-products-query.dto';
import { BRAND_ERRORS, COLOR_ERRORS, FILTER_ERRORS, PRODUCT_ERRORS } from '../dto/product-errors';
import { ProductDto } from '../dto/product.dto';
import { OPTION_NAMES } from '../product-fields';

const FILTER_RULES =
  `The groups ${OPTION_NAMES.map((name) => `\`${name}\``).join(', ')}, \`color\`, \`stock\`, \`size\` and ` +
  '`price` take several values joined by commas and must each ' +
  'be met; `size` finds what is left in one of the sizes, `price` what costs at least the first and less than the ' +
  'second number of a range. Values are case-insensitive, and a hyphen is a ' +
  'space: `new-balance` is `new balance`. Each word of `search` must be part of the name, ' +
  'whatever the case, or name the brand, the type, a colour (by its family) or a size that is left; a colour and a ' +
  'size mean one colourway. A word with accents means itself: `giay` finds `Giày`. Words that name no filter also ' +
  'find highlight and description. Names come first unless `sort` is given. Where a word fits nothing, one slip of ' +
  'typing is forgiven. `readAs` says how it was read; `match=name` keeps to names. Unknown parameters are ignored, ' +
  'so that a page can pass all of its own query on; an impossible value of a known one is a 400 that names it.';

const PAGE_RULES =
  'Newest first unless `sort` says otherwise. The order is total (ties break by id), so paging neither ' +
  'repeats nor skips. A page past the end is an empty list with the true `total`.';

@ApiTags('Products')
@Controller('v1/products')
export class ProductsController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Get()
  @Cached()
  @ApiOperation({
    summary: 'List products',
    description: `The catalogue in pages, answered and narrowed exactly like \`filter\`. ${PAGE_RULES}`,
  })
  @ApiOkResponse({ type: ProductListDto, description: 'One page of products and the number of all.' })
  @ApiErrors(FILTER_ERRORS)
  listProducts(@Query() query: FilterProductsQueryDto): Promise<ProductListDto> {
    return this.catalogue.listProducts(query);
  }

  @Get('filter')
  @Cached()
  @ApiOperation({ summary: 'Search, filter and sort products', description: `${FILTER_RULES} ${PAGE_RULES}` })
  @ApiOkResponse({ type: ProductListDto, description: 'One page of the matches and the number of all.' })
  @ApiErrors(FILTER_ERRORS)
  filterProducts(@Query() query: FilterProductsQueryDto): Promise<ProductListDto> {
    return this.catalogue.listProducts(query);
  }

  @Get('facets')
  @Cached()
  @ApiOperation({
    summary: 'Count what filters would leave',
    description:
      'The options of the filter panel with the number of products each would show. A group is counted ' +
      `without its own selection, so that a second value of it can be added. ${FILTER_RULES}`,
  })
  @ApiOkResponse({ type: ProductFacetsDto, description: 'The groups of options.' })
  @ApiErrors(FILTER_ERRORS)
  getProductFacets(@Query() filter: ProductFilterQueryDto): Promise<ProductFacetsDto> {
    return this.catalogue.countFacets(filter);
  }

  @Get('sliderType')
  @Cached()
  @ApiOperation({
    summary: 'List the cards of a slider',
    description: 'The newest products of a brand, of the given types or of all, at most 24.',
  })
  @ApiOkResponse({ type: [SliderProductDto], description: 'The cards, newest product first.' })
  @ApiErrors(BRAND_ERRORS)
  listSliderProducts(@Query() { brand, type }: SliderQueryDto): Promise<SliderProductDto[]> {
    return this.catalogue.listSlider(brand, type);
  }

  @Get('sliderColor')
  @Cached()
  @ApiOperation({
    summary: 'List the cards of one colour',
    description:
      'Of each brand the newest product with a pair left in a colour of this kind (`đỏ` finds `đỏ đô` too), in the ' +
      'shop’s order of brands. `adImage` shows it in that colour. Only a brand’s five newest in it are looked at. ' +
      'Empty for words that name no colour.',
  })
  @ApiOkResponse({ type: [SliderProductDto], description: 'The cards, at most one for each brand.' })
  @ApiErrors(COLOR_ERRORS)
  listColorProducts(@Query() { color }: ColorQueryDto): Promise<SliderProductDto[]> {
    return this.catalogue.listColorSlider(color);
  }

  @Get('typeAndNavbarImageFromBrand')
  @Cached()
  @ApiOperation({
    summary: 'List the types of a brand',
    description:
      'The types in which the brand has products, in the shop’s order, each with the navbar picture of its ' +
      'newest product.',
  })
  @ApiOkResponse({
    type: [BrandTypeDto],
    description: 'One entry a type; none for a brand without products.',
  })
  @ApiErrors(BRAND_ERRORS)
  listBrandTypes(@Query() { brand }: BrandQueryDto): Promise<BrandTypeDto[]> {
    return this.catalogue.listBrandTypes(brand);
  }

  @Get('topBestSeller')
  @Cached()
  @ApiOperation({
    summary: 'List the best sellers',
    description: 'The ten products of which most pairs were sold, most first. What never sold is left out.',
  })
  @ApiOkResponse({ type: [BestSellerDto], description: 'At most ten products.' })
  listBestSellers(): Promise<BestSellerDto[]> {
    return this.catalogue.listBestSellers();
  }

  @Get(':id')
  @Cached()
  @TakesSlug()
  @ApiOperation({
    summary: 'Get a product',
    description:
      'By its id or by its slug, so that a shared link to `?product=slug` opens. A deleted product answers 404. ' +
      'With `lang` the answer has the texts of that language as `highLight` and `desc`, each in the first language ' +
      'where it has none, and is not to be sent back as an edit; without it the answer has all texts. Other ' +
      'parameters are ignored.',
  })
  @ApiParam({ name: 'id', description: 'The id or the slug', example: 'but-toc-fg' })
  @ApiOkResponse({ type: ProductDto, description: 'The product with its colours and sizes.' })
  @ApiErrors(PRODUCT_ERRORS)
  getProduct(@Param('id') id: string, @Query() { lang }: ProductQueryDto): Promise<ProductDto> {
    return this.catalogue.getTranslated(id, lang);
  }
}
