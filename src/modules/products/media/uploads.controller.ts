import { Controller, Post, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { ApiErrors, type ErrorCases } from '../../../http/errors/api-errors.decorator';
import { Files, type MultipartFiles } from '../../../http/multipart-files';
import { TakesFiles } from '../../../http/request-limits';
import { errorMessage } from '../../../common/refusals/refusal';
import {
  UploadArrayDto,
  UploadArrayQueryDto,
  UploadedModelDto,
  UploadedPictureDto,
  UploadedPicturesDto,
  UploadModelDto,
  UploadModelQueryDto,
  UploadQueryDto,
  UploadSingleDto,
} from './dto/upload.dto';
import { UploadsService } from './uploads.service';

const uploadErrors = (field: string, most: number, number: number | null): ErrorCases => ({
  400: {
    meaning: 'A name is missing (`errors` says which), or the form is not as it should be.',
    message: errorMessage('upload.wrong-form', { field }),
  },
  409: {
    meaning: 'All pictures together have reached their quota (`UPLOADS_MB`).',
    message: errorMessage('uploads-full'),
  },
  413: {
    meaning:
      'A file is too large, there are too many, or a picture has too many pixels, scans or frames or takes too long to ' +
      'read.',
    message: errorMessage('upload.too-large', { most }),
  },
  415: {
    meaning:
      'The request is no form, or a file is no picture, an animated AVIF, or in colours beyond sRGB without a profile.',
    message: errorMessage('upload.no-picture', { number }),
  },
});

const SINGLE_ERRORS = uploadErrors('file', 1, null);
const ARRAY_ERRORS = uploadErrors('files', 6, 2);
const MODEL_ERRORS: ErrorCases = {
  ...SINGLE_ERRORS,
  413: {
    meaning: 'The model has over 2 MB, or unpacks to more than a phone can show.',
    message: errorMessage('upload.model-too-large'),
  },
  415: {
    meaning:
      'The request is no form, or the file is no whole and valid GLB, names other files, has nothing to show, or needs an ' +
      'extension that the shop’s viewer has not.',
    message: errorMessage('upload.no-model'),
  },
};

const PICTURE_RULES =
  'What is taken is a JPEG, PNG, WebP or AVIF by its content, whatever its name, of at most 8 MB and 50 ' +
  'million pixels (16 million in an AVIF or an interlaced PNG); anything else is refused and leaves nothing ' +
  'behind. It is drawn anew as WebP, upright, ' +
  'without metadata, the first image of a moving one, 960 pixels wide and 480 for a card (a smaller picture ' +
  'stays as it is). Its address is made of the names and the content, so that it may be kept for ever, and ' +
  'the same picture of the same shoe has one address. A picture that neither a product nor an order names is ' +
  'removed a day after it was uploaded. A person has 120 calls in ten minutes.';

@ApiTags('Product editing')
@Roles('manager')
@Controller('v1/products')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Post('uploadSingle')
  @TakesFiles()
  @ApiConsumes('multipart/form-data')
  @ApiOperation({
    summary: 'Upload one picture of a product (manager)',
    description: `For \`adImage\` and \`navbarImage\`. The form holds one field, \`file\`. ${PICTURE_RULES}`,
  })
  @ApiBody({ type: UploadSingleDto })
  @ApiCreatedResponse({ type: UploadedPictureDto, description: 'Where the picture lies.' })
  @ApiErrors(401, 403, SINGLE_ERRORS, 429)
  async uploadSingle(
    @Query() query: UploadQueryDto,
    @Files() files: MultipartFiles,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<UploadedPictureDto> {
    return { path: await this.uploads.saveOne(user._id, query, files) };
  }

  @Post('uploadModel')
  @TakesFiles()
  @ApiConsumes('multipart/form-data')
  @ApiOperation({
    summary: 'Upload the 3D model of a product (manager)',
    description:
      'For `model`. The form holds one field, `file`: a GLB (glTF 2) of at most 2 MB with all its parts inside, whose ' +
      'meshes may be packed with meshopt, and whose scene shows a mesh. Its toe points along +x and its outer side along +z, in metres; its ' +
      'variants (KHR_materials_variants) are named after the colours: a product of several takes no other model. It is kept as it is; address, removal and ' +
      'limits are as for pictures.',
  })
  @ApiBody({ type: UploadModelDto })
  @ApiCreatedResponse({ type: UploadedModelDto, description: 'Where the model lies.' })
  @ApiErrors(401, 403, MODEL_ERRORS, 429)
  async uploadModel(
    @Query() query: UploadModelQueryDto,
    @Files() files: MultipartFiles,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<UploadedModelDto> {
    return { path: await this.uploads.saveModel(user._id, query, files) };
  }

  @Post('uploadArray')
  @TakesFiles()
  @ApiConsumes('multipart/form-data')
  @ApiOperation({
    summary: 'Upload the pictures of a colour (manager)',
    description:
      'For `imageDetail`. The form holds one field, `files`, one to six times: all of them are kept or, when ' +
      `one is refused, none. ${PICTURE_RULES}`,
  })
  @ApiBody({ type: UploadArrayDto })
  @ApiCreatedResponse({ type: UploadedPicturesDto, description: 'Where the pictures lie.' })
  @ApiErrors(401, 403, ARRAY_ERRORS, 429)
  async uploadArray(
    @Query() query: UploadArrayQueryDto,
    @Files() files: MultipartFiles,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<UploadedPicturesDto> {
    return { paths: await this.uploads.saveSeveral(user._id, query, files) };
  }
}
