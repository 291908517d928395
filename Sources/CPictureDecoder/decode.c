// Decodes one picture with gdk-pixbuf; runs in the decoder's process.
#define _GNU_SOURCE
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

struct decoding {
    const struct picture_request *request;
    struct picture_reply *reply;
    GdkPixbufLoader *loader;
};

static double at_least_one(double side) {
    return fmax(round(side), 1);
}

static void size_prepared(GdkPixbufLoader *loader, gint stored_width, gint stored_height, gpointer data) {
    struct decoding *decoding = data;
    const struct picture_request *request = decoding->request;
    double width = stored_width, height = stored_height;
    GdkPixbufFormat *format = gdk_pixbuf_loader_get_format(loader);
    gboolean is_vector = format && gdk_pixbuf_format_is_scalable(format);
    if (width <= 0 || height <= 0) {
        decoding->reply->status = picture_empty;
    } else if (is_vector) {
        width = at_least_one(request->target_width > 0 ? request->target_width : width * request->scale);
        height = at_least_one(request->target_height > 0 ? request->target_height : height * request->scale);
    }
    decoding->reply->width = (int32_t)fmin(width, INT32_MAX);
    decoding->reply->height = (int32_t)fmin(height, INT32_MAX);
    if (width > request->side || height > request->side || width * height > request->pixels) {
        decoding->reply->status = picture_too_large;
    }
    if (decoding->reply->status != picture_decoded) {
        // Saves the loader's memory; the result is not used.
        gdk_pixbuf_loader_set_size(loader, 1, 1);
    } else if (is_vector) {
        gdk_pixbuf_loader_set_size(loader, (int)width, (int)height);
    } else if (request->limit_width > 0 && (request->limit_width < width || request->limit_height < height)) {
        double factor = fmin(request->limit_width / width, request->limit_height / height);
        gdk_pixbuf_loader_set_size(loader, (int)at_least_one(width * factor), (int)at_least_one(height * factor));
    }
}

/// Sets the reason of the failure, unless one has been set before.
static void fail(struct decoding *decoding, const GError *error) {
    struct picture_reply *reply = decoding->reply;
    if (reply->status != picture_decoded) return;
    reply->status = gdk_pixbuf_loader_get_format(decoding->loader) ? picture_corrupt : picture_unknown_format;
    if (!error) return;
    g_strlcpy(reply->reason, error->message, sizeof reply->reason);
    if (error->domain != GDK_PIXBUF_ERROR) return;
    if (error->code == GDK_PIXBUF_ERROR_UNKNOWN_TYPE) reply->status = picture_unknown_format;
    if (error->code == GDK_PIXBUF_ERROR_INCOMPLETE_ANIMATION) reply->status = picture_truncated;
    if (error->code == GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY) reply->status = picture_out_of_memory;
}

static void feed(struct decoding *decoding, const guint8 *bytes, size_t length) {
    const size_t piece = 1 << 20;
    GError *error = NULL;
    for (size_t start = 0; start < length && !error && decoding->reply->status == picture_decoded; start += piece) {
        gdk_pixbuf_loader_write(decoding->loader, bytes + start, MIN(piece, length - start), &error);
    }
    if (error) fail(decoding, error);
    g_clear_error(&error);
    if (!gdk_pixbuf_loader_close(decoding->loader, &error)) fail(decoding, error);
    g_clear_error(&error);
}

/// Converts RGB or RGBA bytes to words, premultiplied by alpha unless a profile has to be applied first.
static void convert(GdkPixbuf *pixbuf, uint32_t *words, gboolean multiplies) {
    int width = gdk_pixbuf_get_width(pixbuf), height = gdk_pixbuf_get_height(pixbuf);
    gboolean has_alpha = gdk_pixbuf_get_has_alpha(pixbuf);
    const guint8 *pixels = gdk_pixbuf_read_pixels(pixbuf);
    for (int y = 0; y < height; y++) {
        const guint8 *source = pixels + (size_t)y * (size_t)gdk_pixbuf_get_rowstride(pixbuf);
        for (int x = 0; x < width; x++, source += has_alpha ? 4 : 3) {
            uint32_t alpha = has_alpha ? source[3] : 255, red = source[0], green = source[1], blue = source[2];
            if (multiplies && alpha != 255) {
                red = (red * alpha + 127) / 255;
                green = (green * alpha + 127) / 255;
                blue = (blue * alpha + 127) / 255;
            }
            *words++ = alpha << 24 | red << 16 | green << 8 | blue;
        }
    }
}

/// Returns an in-memory file with the pixels and the profile, or -1.
static int file_of(GdkPixbuf *pixbuf, struct picture_reply *reply) {
    gsize profile_length = 0;
    const char *text = gdk_pixbuf_get_option(pixbuf, "icc-profile");
    guchar *profile = text ? g_base64_decode(text, &profile_length) : NULL;
    reply->width = gdk_pixbuf_get_width(pixbuf);
    reply->height = gdk_pixbuf_get_height(pixbuf);
    reply->is_opaque = !gdk_pixbuf_get_has_alpha(pixbuf);
    reply->profile_length = profile_length;
    size_t area = (size_t)reply->width * (size_t)reply->height * 4, length = area + profile_length;
    int file = memfd_create("pixels", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    char *target = MAP_FAILED;
    if (file >= 0 && ftruncate(file, (off_t)length) == 0) {
        target = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, file, 0);
    }
    if (target == MAP_FAILED) {
        reply->status = picture_out_of_memory;
        if (file >= 0) close(file);
        file = -1;
    } else {
        convert(pixbuf, (uint32_t *)(void *)target, profile_length == 0);
        if (profile) memcpy(target + area, profile, profile_length);
        munmap(target, length);
    }
    g_free(profile);
    return file;
}

int picture_decode(const struct picture_request *request, const void *bytes, struct picture_reply *reply) {
    struct decoding decoding = {.request = request, .reply = reply, .loader = gdk_pixbuf_loader_new()};
    int file = -1;
    g_signal_connect(decoding.loader, "size-prepared", G_CALLBACK(size_prepared), &decoding);
    feed(&decoding, bytes, request->length);
    GdkPixbufFormat *format = gdk_pixbuf_loader_get_format(decoding.loader);
    char *name = format ? gdk_pixbuf_format_get_name(format) : NULL;
    if (name) g_strlcpy(reply->format, name, sizeof reply->format);
    g_free(name);
    GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf(decoding.loader);
    if (reply->status == picture_decoded && !pixbuf) reply->status = format ? picture_truncated : picture_unknown_format;
    if (reply->status == picture_decoded) file = file_of(pixbuf, reply);
    g_object_unref(decoding.loader);
    return file;
}
